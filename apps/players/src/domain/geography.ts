import type { Position } from '@setpoint/kernel';

export type { Position };

/** Rounded to 10 cm: finer values are meaningless, and denormal numbers underflow. */
export const roundedPosition = ({ lat, lng }: Position): Position => ({ lat: rounded(lat), lng: rounded(lng) });

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6 + 0;

export const isOnEarth = ({ lat, lng }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

const EARTH_RADIUS_KM = 6371.0088;
/** No two places are further apart. */
export const WHOLE_EARTH_KM = Math.PI * EARTH_RADIUS_KM;

/** Chord through a unit sphere under a great-circle distance. */
export const chordOf = (km: number) => 2 * Math.sin(Math.min(km / (2 * EARTH_RADIUS_KM), Math.PI / 2));

/** Great-circle distance in km over a chord of the unit sphere. */
export const kmOf = (chord: number) => 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));

/** A position as a point of the unit sphere. */
export function onUnitSphere({ lat, lng }: Position): [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Great-circle distance in km. */
export function distanceKm(from: Position, to: Position): number {
  const [a, b] = [onUnitSphere(from), onUnitSphere(to)];
  return kmOf(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
}

/** A rectangle of degrees; `west` is never east of `east`. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Slightly enlarged, so that rounding excludes nobody. */
const MARGIN_DEGREES = 1e-7;

/** Rectangles that together hold everything within a chord of the unit sphere: one, or two across the date line. */
export function boxesAround({ lat, lng }: Position, chord: number): Box[] {
  const angle = 2 * Math.asin(Math.min(1, chord / 2));
  const degrees = (radians: number) => (radians * 180) / Math.PI + MARGIN_DEGREES;
  const [south, north] = [lat - degrees(angle), lat + degrees(angle)];
  // Around a pole it holds every longitude.
  if (south <= -90 || north >= 90) return [{ south, north, west: -180, east: 180 }];
  const reach = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos((lat * Math.PI) / 180))));
  const [west, east] = [lng - reach, lng + reach];
  if (west < -180)
    return [
      { south, north, west: -180, east },
      { south, north, west: west + 360, east: 180 },
    ];
  if (east > 180)
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  return [{ south, north, west, east }];
}
