import type { Refusal } from '@setpoint/kernel';

/** Seconds after which the same may be asked again, of a refusal that passes by itself; null otherwise. */
export function retryAfter({ data }: Refusal<string>): number | null {
  const seconds = data?.['retryAfterSeconds'];
  return typeof seconds === 'number' ? seconds : null;
}
