import { rankOf } from '../../src/domain/levels/prediction-rank.js';

/** So many matches with gains that alternate around a mean. */
const gains = (matches: number, mean: number, spread: number) => ({
  matches,
  sum: matches * mean,
  squares: matches * (mean ** 2 + spread ** 2),
});

describe('predictions beside others', () => {
  it.each([
    [99, 0.5, 0.01, 'TOO_FEW'],
    [100, 0.5, 0.01, 'BETTER'],
    [100, -0.5, 0.01, 'WORSE'],
    [100, 0, 0, 'SAME'],
    [400, 0.0195, 0.2, 'SAME'],
    [400, 0.0197, 0.2, 'BETTER'],
    [400, -0.0197, 0.2, 'WORSE'],
    [4000, 0.0097, 0.2, 'BETTER'],
  ] as const)('BYD-02~ after %p matches with a gain of %p, spread by %p, are %s', (matches, mean, spread, rank) => {
    expect(rankOf(gains(matches, mean, spread))).toBe(rank);
  });
});
