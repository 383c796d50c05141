import fc from 'fast-check';
import {
  formatsOf,
  halfStep,
  isHalfStep,
  isSportId,
  levelName,
  LEVELS,
  otherSide,
  PADEL,
  SPORTS,
  TENNIS,
} from '../src/index.js';

const rating = fc.double({ min: -5, max: 15, noNaN: true });

describe('levels', () => {
  it.each([
    [3.74, 3.5],
    [3.75, 4],
    [3.25, 3.5],
    [3.249, 3],
    [0.2, 1],
    [9, 7],
  ])('LVL-01 shows %d as %d', (exact, shown) => {
    expect(halfStep(exact)).toBe(shown);
  });

  it('LVL-01 shows half steps from 1.0 to 7.0 only, never more than a quarter away from a legal rating', () => {
    fc.assert(
      fc.property(rating, (exact) => {
        const shown = halfStep(exact);
        expect(isHalfStep(shown)).toBe(true);
        if (exact >= 1 && exact <= 7) expect(Math.abs(shown - exact)).toBeLessThanOrEqual(0.25);
        expect(halfStep(shown)).toBe(shown);
      }),
    );
  });

  it.each([0.5, 7.5, 3.3, Number.NaN, Infinity])('LVL-01 has no half step %d', (value) => {
    expect(isHalfStep(value)).toBe(false);
  });

  it.each([
    [null, 'NONE'],
    [1, 'BEGINNER'],
    [2.24, 'BEGINNER'],
    [2.25, 'ROOKIE'],
    [3.24, 'ROOKIE'],
    [3.25, 'INTERMEDIATE'],
    [4.74, 'INTERMEDIATE'],
    [4.75, 'ADVANCED'],
    [5.74, 'ADVANCED'],
    [5.75, 'PRO'],
    [7, 'PRO'],
    [12, 'PRO'],
  ] as const)('LVL-02 names %p %s', (value, name) => {
    expect(levelName(value)).toBe(name);
  });

  it('LVL-02 has one level for each half step, without gaps', () => {
    for (let step = 1; step <= 7; step += 0.5) {
      const holding = LEVELS.filter((level) => level.from <= step && step <= level.to);
      expect(holding.map((level) => level.name)).toEqual([levelName(step)]);
    }
  });
});

describe('sports', () => {
  it('LVL-01 padel is always played in doubles', () => {
    expect(formatsOf(PADEL)).toEqual([2]);
    expect(formatsOf(TENNIS)).toEqual([1, 2]);
  });

  it('API-07 are tennis and padel', () => {
    expect(SPORTS.map(({ id, name }) => [id, name])).toEqual([
      [1, 'tennis'],
      [2, 'padel'],
    ]);
    expect([0, 1, 2, 3].map(isSportId)).toEqual([false, true, true, false]);
  });

  it('have two sides', () => {
    expect([otherSide('A'), otherSide('B')]).toEqual(['B', 'A']);
  });
});
