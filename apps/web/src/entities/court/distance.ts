interface Point {
  readonly lat: number;
  readonly lng: number;
}

const KM_PER_DEGREE = 111.32;

/** As the crow flies. */
export function kmBetween(one: Point, other: Point): number {
  const narrowing = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrowing);
}
