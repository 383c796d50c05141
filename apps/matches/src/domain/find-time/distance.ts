import type { Position } from './free.js';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function kmBetween(one: Position, other: Position): number {
  const [high, wide] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2];
  const a = Math.sin(high) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(wide) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, a)));
}
