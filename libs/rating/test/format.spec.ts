import { gamesWon, type SetScore } from '@setpoint/scoring';
import { DEFAULT_PARAMETERS, predict, update, type MatchFormat } from '../src/index.js';
import { aMatch, aRating, NOW } from './matches.js';

const set = (a: number, b: number, superTieBreak = false): SetScore => ({ a, b, superTieBreak });

/** Results as they are entered, each won by side A. */
const RESULTS = {
  threeSets: ['THREE_SETS_6_GAMES', [set(6, 4), set(4, 6), set(6, 4)]],
  superTieBreak: ['THREE_SETS_6_GAMES', [set(6, 4), set(4, 6), set(10, 8, true)]],
  nineGames: ['ONE_SET_9_GAMES', [set(9, 8)]],
  nextGen: ['NEXTGEN', [set(4, 3), set(3, 4), set(4, 3)]],
  nextGenInTwo: ['NEXTGEN', [set(4, 2), set(4, 2)]],
} as const satisfies Record<string, readonly [MatchFormat, readonly SetScore[]]>;

const equals = { A: [aRating(4)], B: [aRating(4)] };
function rated(name: keyof typeof RESULTS, winner: 'A' | null = 'A') {
  const [format, sets] = RESULTS[name];
  const match = aMatch({ format, games: gamesWon(sets), winner });
  const { after } = update(match, equals, DEFAULT_PARAMETERS);
  return { gain: after.A[0]!.mean - 4, deviation: after.A[0]!.deviation };
}
const chanceIn = (format: MatchFormat) =>
  predict({ sides: { A: [aRating(5)], B: [aRating(4)] }, format, surface: null, at: NOW }, DEFAULT_PARAMETERS)
    .winChance;

describe('formats of the platform', () => {
  it('BYD-09 three full sets make a level surer than two and a super tie-break, these than nine games or NextGen', () => {
    const unsure = (['threeSets', 'superTieBreak', 'nineGames', 'nextGenInTwo'] as const).map(
      (name) => rated(name).deviation,
    );
    expect(unsure).toEqual(unsure.toSorted((one, other) => one - other));
    expect(new Set(unsure).size).toBe(unsure.length);
    expect(rated('nextGen').deviation).toBeGreaterThan(rated('threeSets').deviation);
  });

  it('BYD-09 a super tie-break tells as much as one game, not as its ten points', () => {
    const decided = { A: 11, B: 10 };
    expect(gamesWon(RESULTS.superTieBreak[1])).toEqual(decided);
    const asGames = update(aMatch({ games: decided }), equals, DEFAULT_PARAMETERS).after.A[0]!;
    expect(rated('superTieBreak')).toEqual({ gain: asGames.mean - 4, deviation: asGames.deviation });
    // Without it both have ten games: nothing but the winner is learnt from it.
    expect(rated('superTieBreak', null).gain).toBeLessThan(rated('superTieBreak').gain);
  });

  it.each(['ONE_SET_9_GAMES', 'NEXTGEN'] as const)('BYD-09 %s trusts the favourite less than three sets', (format) => {
    expect(chanceIn(format)).toBeLessThan(chanceIn('THREE_SETS_6_GAMES'));
    expect(chanceIn(format)).toBeGreaterThan(0.5);
  });

  it.each(['ONE_SET_9_GAMES', 'NEXTGEN'] as const)('BYD-09 the same share of games moves less over %s', (format) => {
    const threeSets = update(aMatch({ games: { A: 12, B: 6 }, winner: null }), equals, DEFAULT_PARAMETERS);
    const short = update(aMatch({ format, games: { A: 8, B: 4 }, winner: null }), equals, DEFAULT_PARAMETERS);
    expect(short.after.A[0]!.mean).toBeLessThan(threeSets.after.A[0]!.mean);
    expect(short.after.A[0]!.mean).toBeGreaterThan(4);
  });
});
