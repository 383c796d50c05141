import type { FieldError } from '@setpoint/kernel';

export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** How far a centre may stand from the middle of its town, in km (CRT-05). */
export const FARTHEST_FROM_TOWN_KM = 30;
const EARTH_RADIUS_KM = 6_371;

/** The error of a position that is not in its town; null where none was named. */
export function findTownError(centre: Position, town: Position | null): FieldError | null {
  if (town === null || kmBetween(centre, town) <= FARTHEST_FROM_TOWN_KM) return null;
  return { field: 'lat', code: 'FAR_FROM_CITY' };
}

/** Great-circle distance. */
export function kmBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
