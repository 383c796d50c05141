import { platformNow } from '@setpoint/client/time';
/** Countries that are offered; an address may name any other. */
export const COUNTRIES = [
  'AR',
  'AT',
  'BE',
  'CH',
  'DE',
  'ES',
  'FR',
  'GB',
  'IE',
  'IT',
  'LU',
  'MC',
  'MX',
  'NL',
  'PT',
  'SE',
  'SM',
  'US',
];

const YEARS_OFFERED = 5;

/** This year and those before, and the one that is shown. */
export function yearsUpTo(shown?: number, now = platformNow()): number[] {
  const newest = now.getFullYear();
  const offered = Array.from({ length: YEARS_OFFERED }, (_, back) => newest - back);
  return [...new Set(shown === undefined ? offered : [...offered, shown])].sort((a, b) => b - a);
}
