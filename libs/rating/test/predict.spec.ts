import fc from 'fast-check';
import { DEFAULT_PARAMETERS, predict, type MatchFormat, type Meeting, type Rating } from '../src/index.js';
import { aRating, NOW, ratings } from './matches.js';

const meeting = (a: Rating[], b: Rating[], more: Partial<Meeting> = {}): Meeting => ({
  sides: { A: a, B: b },
  format: 'THREE_SETS_6_GAMES',
  surface: null,
  at: NOW,
  ...more,
});
const chance = (...args: Parameters<typeof meeting>) => predict(meeting(...args), DEFAULT_PARAMETERS).winChance;

describe('predictions', () => {
  it('PLY-06 gives equals an even chance and half of the games', () => {
    const equals = predict(meeting([aRating(4)], [aRating(4)]), DEFAULT_PARAMETERS);
    expect(equals).toEqual({ winChance: 0.5, expectedShare: 0.5 });
  });

  it('PLY-06 gives one level more 88 % over three sets, once both levels are known well', () => {
    const known = { deviation: 0.03 };
    expect(chance([aRating(5, known)], [aRating(4, known)])).toBeCloseTo(0.88, 2);
  });

  it('sees the same match from both sides', () => {
    fc.assert(
      fc.property(ratings, ratings, (a, b) => {
        const ab = predict(meeting([a], [b]), DEFAULT_PARAMETERS);
        const ba = predict(meeting([b], [a]), DEFAULT_PARAMETERS);
        expect(ab.winChance + ba.winChance).toBeCloseTo(1, 12);
        expect(ab.expectedShare + ba.expectedShare).toBeCloseTo(1, 12);
      }),
    );
  });

  it('LVL-04~ is closer to even the less is known of either side', () => {
    const wide = { deviation: 0.8 };
    const known = chance([aRating(5)], [aRating(4)]);
    const unsure = chance([aRating(5)], [aRating(4, wide)]);
    expect(unsure).toBeLessThan(known);
    expect(chance([aRating(5, wide)], [aRating(4, wide)])).toBeLessThan(unsure);
    expect(chance([aRating(5, wide)], [aRating(4, wide)])).toBeGreaterThan(0.5);
  });

  it('LVL-04~ takes a pair for the mean of its players', () => {
    expect(chance([aRating(3), aRating(5)], [aRating(4), aRating(4)])).toBe(0.5);
    const known = (mean: number) => aRating(mean, { deviation: 0.03 });
    expect(chance([known(4), known(6)], [known(4), known(4)])).toBeCloseTo(0.88, 2);
  });

  it('LVL-04~ knows a pair better than each of its players', () => {
    const [weak, strong] = [aRating(4), aRating(5)];
    expect(chance([strong, strong], [weak, weak])).toBeGreaterThan(chance([strong], [weak]));
  });

  it('BYD-09 trusts the favourite more the longer the format', () => {
    const byLength: MatchFormat[] = [
      'ONE_SET_6_GAMES',
      'ONE_SET_9_GAMES',
      'NEXTGEN',
      'THREE_SETS_6_GAMES',
      'FIVE_SETS_6_GAMES',
    ];
    const chances = byLength.map((format) => chance([aRating(5)], [aRating(4)], { format }));
    expect(chances).toEqual([...chances].sort());
    expect(new Set(chances).size).toBe(byLength.length);
  });

  it('knows who is better on which surface', () => {
    const onClay = aRating(4, { surfaces: { Clay: { mean: 0.3, deviation: 0.1 } } });
    expect(chance([onClay], [aRating(4)], { surface: 'Clay' })).toBeGreaterThan(0.55);
    expect(chance([onClay], [aRating(4)], { surface: 'Hard' })).toBe(0.5);
    expect(chance([onClay], [aRating(4)])).toBe(0.5);
    const without = { ...DEFAULT_PARAMETERS, surfaceDeviation: 0 };
    expect(predict(meeting([onClay], [aRating(4)], { surface: 'Clay' }), without).winChance).toBe(0.5);
  });
});
