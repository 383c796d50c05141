import fc from 'fast-check';
import type { Entry, Seed } from '../src/index.js';

/** Entries p000, p001 … from the strongest on; every `clubs`-th in the same club, none with 0. */
export const entriesOf = (count: number, clubs = 0): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${String(index).padStart(3, '0')}`,
    rating: 7 - index / 30,
    clubs: clubs === 0 ? [] : [`club${index % clubs}`],
  }));

export const seeds: fc.Arbitrary<Seed> = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.join(''));

/** The n-th of many seeds that have nothing in common. */
export const seedOf = (n: number): Seed =>
  [1, 2, 3, 4].map((part) => (((n + 1) * 2654435761 * part) >>> 0).toString(16).padStart(8, '0')).join('');

/** Entries with ratings that are often equal, and up to two clubs each. */
export const entries = (minLength: number, maxLength: number): fc.Arbitrary<Entry[]> =>
  fc.integer({ min: minLength, max: maxLength }).chain((length) =>
    fc
      .array(
        fc.record({
          rating: fc.integer({ min: 2, max: 14 }).map((half) => half / 2),
          clubs: fc.uniqueArray(fc.integer({ min: 1, max: Math.max(3, length >> 2) }), { maxLength: 2 }),
        }),
        { minLength: length, maxLength: length },
      )
      .map((all) => all.map(({ rating, clubs }, index) => ({ id: `p${index}`, rating, clubs: clubs.map(String) }))),
  );
