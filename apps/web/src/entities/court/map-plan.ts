export interface Point {
  readonly lat: number;
  readonly lng: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Plan {
  readonly spots: readonly Spot[];
  readonly home: Spot | null;
  /** Length of one kilometre in units of the drawing. */
  readonly unitsPerKm: number;
}

const KM_PER_DEGREE = 111.32;
const SMALLEST_SPAN_KM = 1;

/**
 * Where places stand on a drawing of a given size: north is up, distances in proportion, and pins
 * far enough apart to be hit with a thumb, which moves those that share a street.
 */
export function planOf(
  points: readonly Point[],
  home: Point | null,
  { width, height, margin, apart }: { width: number; height: number; margin: number; apart: number },
): Plan {
  const all = home ? [...points, home] : [...points];
  if (all.length === 0) return { spots: [], home: null, unitsPerKm: 1 };
  const lats = all.map((point) => point.lat);
  const lngs = all.map((point) => point.lng);
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 };
  const narrowing = Math.cos((middle.lat * Math.PI) / 180);
  const km = (point: Point) => ({
    east: (point.lng - middle.lng) * KM_PER_DEGREE * narrowing,
    north: (point.lat - middle.lat) * KM_PER_DEGREE,
  });
  const spanEast = Math.max(SMALLEST_SPAN_KM, (Math.max(...lngs) - Math.min(...lngs)) * KM_PER_DEGREE * narrowing);
  const spanNorth = Math.max(SMALLEST_SPAN_KM, (Math.max(...lats) - Math.min(...lats)) * KM_PER_DEGREE);
  const unitsPerKm = Math.min((width - 2 * margin) / spanEast, (height - 2 * margin) / spanNorth);
  const place = (point: Point) => {
    const { east, north } = km(point);
    return { x: width / 2 + east * unitsPerKm, y: height / 2 - north * unitsPerKm };
  };
  return {
    spots: spread(points.map(place), { width, height, margin, apart }),
    home: home ? place(home) : null,
    unitsPerKm,
  };
}

/** As the crow flies; good enough for drawings. */
export function kmBetween(one: Point, other: Point): number {
  const narrowing = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrowing);
}

/** Pushes pins that lie too close from each other, a little at a time; the same pins always end the same way. */
function spread(
  spots: { x: number; y: number }[],
  { width, height, margin, apart }: { width: number; height: number; margin: number; apart: number },
): Spot[] {
  const within = (value: number, size: number) => Math.min(size - margin, Math.max(margin, value));
  for (let round = 0; round < 60; round++) {
    let moved = false;
    for (let i = 0; i < spots.length; i++) {
      for (let j = i + 1; j < spots.length; j++) {
        const one = spots[i]!;
        const other = spots[j]!;
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const distance = Math.hypot(dx, dy);
        if (distance >= apart) continue;
        // Two pins on one spot part in a direction that depends on their numbers alone.
        const angle = distance > 0.01 ? Math.atan2(dy, dx) : (i * 2.4 + j) % (2 * Math.PI);
        const push = (apart - distance) / 2;
        one.x = within(one.x - Math.cos(angle) * push, width);
        one.y = within(one.y - Math.sin(angle) * push, height);
        other.x = within(other.x + Math.cos(angle) * push, width);
        other.y = within(other.y + Math.sin(angle) * push, height);
        moved = true;
      }
    }
    if (!moved) break;
  }
  return spots.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

/** A round number of kilometres for the scale, at most a third of the drawing. */
export function scaleOf(unitsPerKm: number, width: number): { km: number; units: number } {
  const most = width / 3 / unitsPerKm;
  const km = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1].find((length) => length <= most) ?? 0.1;
  return { km, units: km * unitsPerKm };
}
