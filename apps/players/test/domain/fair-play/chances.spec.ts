import fc from 'fast-check';
import {
  betaBinomialTail,
  changesTail,
  median,
  normalTail,
  poissonBinomialTail,
  robustDeviation,
} from '../../../src/domain/fair-play/chances.js';

const near = (value: number, digits = 6) => expect.closeTo(value, digits) as number;
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });

describe('chances of luck alone', () => {
  it('BYD-12 are those of the normal distribution', () => {
    expect(normalTail(0)).toEqual(near(0.5));
    expect(normalTail(1.959964)).toEqual(near(0.025));
    expect(normalTail(-1.644854)).toEqual(near(0.95));
    expect(normalTail(5) / 2.866516e-7).toEqual(near(1, 5));
  });

  it('BYD-12 add up over things with a chance of their own', () => {
    expect(poissonBinomialTail([0.5, 0.5, 0.5], 3)).toEqual(near(0.125));
    expect(poissonBinomialTail([0.1, 0.2], 1)).toEqual(near(0.28));
    expect(poissonBinomialTail([0.3], 0)).toBe(1);
    expect(poissonBinomialTail([], 1)).toBe(0);
  });

  it('BYD-12 allow for people who differ', () => {
    // Uniform rates make every number of hits equally likely.
    expect(betaBinomialTail(9, 9, 0.5, 2)).toEqual(near(0.1));
    expect(betaBinomialTail(10, 8, 0.1, 4)).toBeGreaterThan(betaBinomialTail(10, 8, 0.1, 1000));
    expect(betaBinomialTail(10, 0, 0.1, 4)).toEqual(near(1));
  });

  it('BYD-12 count changes of the winner', () => {
    expect(changesTail([0.5, 0.5, 0.5], 2)).toEqual(near(0.25));
    expect(changesTail([0.9, 0.9], 1)).toEqual(near(0.18));
    expect(changesTail([0.9], 1)).toBe(0);
  });

  it('BYD-12 lie between nothing and certainty, and sink as more is asked', () => {
    fc.assert(
      fc.property(
        fc.array(chance, { maxLength: 30 }),
        chance,
        fc.integer({ min: 1, max: 40 }),
        (chances, rate, alike) => {
          for (const tail of [
            (k: number) => poissonBinomialTail(chances, k),
            (k: number) => changesTail(chances, k),
            (k: number) => betaBinomialTail(chances.length, k, rate, alike),
          ]) {
            const tails = chances.map((_, k) => tail(k));
            tails.forEach((value, k) => {
              expect(value).toBeGreaterThanOrEqual(0);
              expect(value).toBeLessThanOrEqual(1);
              if (k > 0) expect(value).toBeLessThanOrEqual(tails[k - 1]! + 1e-9);
            });
          }
        },
      ),
    );
  });
});

describe('the middle', () => {
  it('BYD-12 is not moved by what is far off', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBe(0);
    expect(robustDeviation([1, 2, 3, 4, 1000])).toEqual(near(1.4826));
  });
});
