import fc from 'fast-check';
import { gridPosition, type Position } from '../src/index.js';

const KM_PER_DEGREE = 111.195;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** North-south and east-west distance in km; short distances only. */
function apart(one: Position, other: Position) {
  const lng = Math.abs(one.lng - other.lng);
  return {
    north: Math.abs(one.lat - other.lat) * KM_PER_DEGREE,
    east: Math.min(lng, 360 - lng) * KM_PER_DEGREE * Math.cos(rad(one.lat)),
  };
}

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const anywhere = fc.record({ lat: degrees(89.5), lng: degrees(180) });

describe('the grid of positions', () => {
  it('moves nobody by more than about half a kilometre, at every latitude', () => {
    fc.assert(
      fc.property(anywhere, (position) => {
        const { north, east } = apart(position, gridPosition(position));
        expect(north).toBeLessThan(0.505);
        expect(east).toBeLessThan(0.52);
      }),
      { numRuns: 2000 },
    );
  });

  it('has cells of about a square kilometre, at every latitude', () => {
    for (const lat of [-89, -60, -33.9, 0, 45.4642, 59.9, 70, 85, 89]) {
      const here = gridPosition({ lat, lng: 9.19 });
      const cells = new Set<string>();
      const steps = 400;
      for (let i = 0; i < steps; i += 1) {
        const lng = 9.19 + ((i / steps) * 20) / (KM_PER_DEGREE * Math.cos(rad(lat)));
        cells.add(JSON.stringify(gridPosition({ lat, lng })));
      }
      expect(Math.abs(cells.size - 20.5)).toBeLessThanOrEqual(1.5);
      const above = gridPosition({ lat: here.lat + 0.009, lng: here.lng });
      expect(apart(here, above).north).toBeCloseTo(1, 2);
    }
  });

  it('shows the same place for all who live in one cell', () => {
    const centre = gridPosition({ lat: 45.4642, lng: 9.19 });
    const within = fc.record({ north: degrees(0.0044), east: degrees(0.0063) });
    fc.assert(
      fc.property(within, ({ north, east }) => {
        expect(gridPosition({ lat: centre.lat + north, lng: centre.lng + east })).toEqual(centre);
      }),
    );
  });

  it('leaves what is on the grid where it is', () => {
    fc.assert(
      fc.property(anywhere, (position) => {
        const once = gridPosition(position);
        expect(gridPosition(once)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [{ lat: 90, lng: 180 }],
    [{ lat: -90, lng: -180 }],
    [{ lat: 0, lng: 180 }],
    [{ lat: 89.9999, lng: 179.9999 }],
  ])('has a cell for the edges of the map: %j', (position) => {
    const { lat, lng } = gridPosition(position);
    expect(Math.abs(lat)).toBeLessThan(90);
    expect(Math.abs(lng)).toBeLessThan(180);
  });
});
