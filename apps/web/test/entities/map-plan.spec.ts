import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kmBetween, planOf, scaleOf } from '../../src/entities/court/map-plan.js';

const SIZE = { width: 640, height: 360, margin: 40, apart: 44 };
const inMilano = fc.record({
  lat: fc.double({ min: 45.3, max: 45.6, noNaN: true }),
  lng: fc.double({ min: 9, max: 9.4, noNaN: true }),
});

describe('schematic map', () => {
  it('CRT-04 keeps every pin on the drawing', () => {
    fc.assert(
      fc.property(fc.array(inMilano, { minLength: 1, maxLength: 12 }), inMilano, (points, home) => {
        for (const spot of planOf(points, home, SIZE).spots) {
          expect(spot.x).toBeGreaterThanOrEqual(0);
          expect(spot.x).toBeLessThanOrEqual(SIZE.width);
          expect(spot.y).toBeGreaterThanOrEqual(0);
          expect(spot.y).toBeLessThanOrEqual(SIZE.height);
        }
      }),
    );
  });

  it('CRT-04 parts pins of one street far enough for a thumb', () => {
    const street = Array.from({ length: 6 }, (_, index) => ({ lat: 45.46 + index / 100_000, lng: 9.19 }));
    const far = { lat: 45.5, lng: 9.3 };
    const { spots } = planOf([...street, far], null, SIZE);
    spots.forEach((one, index) =>
      spots
        .slice(index + 1)
        .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(35)),
    );
  });

  it('CRT-04 draws north up, east right, and the same way each time', () => {
    const points = [
      { lat: 45.5, lng: 9.1 },
      { lat: 45.4, lng: 9.3 },
    ];
    const plan = planOf(points, null, SIZE);
    expect(plan.spots[0]!.y).toBeLessThan(plan.spots[1]!.y);
    expect(plan.spots[0]!.x).toBeLessThan(plan.spots[1]!.x);
    expect(planOf(points, null, SIZE)).toEqual(plan);
  });

  it('CRT-04 shows a scale of a round length', () => {
    expect(scaleOf(20, 640)).toEqual({ km: 10, units: 200 });
    expect(kmBetween({ lat: 45.4642, lng: 9.19 }, { lat: 41.9028, lng: 12.4964 })).toBeCloseTo(477, -1);
  });
});
