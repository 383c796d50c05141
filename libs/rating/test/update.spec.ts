import fc from 'fast-check';
import {
  coldStart,
  DAY_MS,
  DEFAULT_PARAMETERS,
  entriesOf,
  LEAST_DEVIATION,
  predict,
  update,
  type MatchFormat,
  type PlayedMatch,
  type Rating,
  type SideRatings,
} from '../src/index.js';
import { aMatch, aRating, doubles, NOW, ratings } from './matches.js';

const rate = (match: PlayedMatch, before: SideRatings) => update(match, before, DEFAULT_PARAMETERS);
const equals = { A: [aRating(4)], B: [aRating(4)] };
const gain = (match: PlayedMatch, before: SideRatings = equals) =>
  rate(match, before).after.A[0]!.mean - before.A[0]!.mean;

describe('cold start', () => {
  it('LVL-03 starts from the self-assessed level, part of which is doubted, and wider without one', () => {
    const assessed = coldStart(5, DEFAULT_PARAMETERS);
    expect(assessed).toEqual({ mean: 4.4, deviation: 0.6, playedAt: null, matches: 0, surfaces: {} });
    const unknown = coldStart(null, DEFAULT_PARAMETERS);
    expect(unknown.mean).toBe(DEFAULT_PARAMETERS.startMean);
    expect(unknown.deviation).toBeGreaterThan(assessed.deviation);
    expect(coldStart(1, DEFAULT_PARAMETERS).mean).toBe(1);
  });
});

describe('what moves a level', () => {
  it('LVL-04~ rises with the margin, not only with winning', () => {
    const clear = gain(aMatch({ games: { A: 12, B: 2 } }));
    const close = gain(aMatch({ games: { A: 12, B: 10 } }));
    expect(clear).toBeGreaterThan(2 * close);
    expect(close).toBeGreaterThan(0);
  });

  it('LVL-04~ counts winning beside the score', () => {
    const games = { A: 14, B: 12 };
    expect(gain(aMatch({ games }))).toBeGreaterThan(gain(aMatch({ games, winner: null })));
  });

  it('LVL-04~ gains more against a stronger opponent', () => {
    const strong = { A: [aRating(4)], B: [aRating(5)] };
    expect(gain(aMatch(), strong)).toBeGreaterThan(gain(aMatch()));
  });

  it('LVL-04~ moves the uncertain more and makes both more certain', () => {
    const before = { A: [aRating(4, { deviation: 0.6 })], B: [aRating(4)] };
    const { after } = rate(aMatch(), before);
    expect(after.A[0]!.mean - 4).toBeGreaterThan(4 - after.B[0]!.mean);
    expect(after.A[0]!.deviation).toBeLessThan(0.6);
    expect(after.B[0]!.deviation).toBeLessThan(0.3);
  });

  it('RES-07~ LVL-04~ counts the games of a retirement, not the win', () => {
    const behind = { games: { A: 3, B: 6 }, winner: 'A' as const };
    expect(gain(aMatch({ ...behind, outcome: 'RETIRED' }))).toBeLessThan(0);
    expect(gain(aMatch({ games: { A: 6, B: 6 }, outcome: 'RETIRED' }))).toBe(0);
  });

  it('RES-05~ a draw with half of the games each moves nobody among equals', () => {
    expect(gain(aMatch({ games: { A: 8, B: 8 }, winner: null, outcome: 'TIME_EXPIRED' }))).toBe(0);
    expect(gain(aMatch({ games: { A: 8, B: 8 }, winner: null }), { A: [aRating(4)], B: [aRating(5)] })).toBeGreaterThan(
      0,
    );
  });

  it('LVL-04~ learns from the win alone where no games are known', () => {
    expect(gain(aMatch({ games: null }))).toBeGreaterThan(0);
  });

  it('BYD-09 learns more from a long match than from a short one with the same share of games', () => {
    const long = aMatch({ games: { A: 18, B: 12 }, winner: null });
    const short = aMatch({ games: { A: 6, B: 4 }, winner: null });
    expect(gain(long)).toBeGreaterThan(gain(short));
  });

  it('BYD-09 learns more from winning a long format than a short one', () => {
    const won = (format: MatchFormat) => gain(aMatch({ games: null, format }));
    expect(won('FIVE_SETS_6_GAMES')).toBeGreaterThan(won('THREE_SETS_6_GAMES'));
    expect(won('THREE_SETS_6_GAMES')).toBeGreaterThan(won('ONE_SET_9_GAMES'));
  });

  it('keeps an offset per surface, and only for that surface', () => {
    const [clay] = rate(aMatch({ surface: 'Clay' }), equals).after.A;
    expect(clay!.surfaces['Clay']!.mean).toBeGreaterThan(0);
    expect(Object.keys(clay!.surfaces)).toEqual(['Clay']);
    const [after] = rate(aMatch({ surface: 'Hard' }), { A: [clay!], B: equals.B }).after.A;
    expect(after!.surfaces['Clay']).toEqual(clay!.surfaces['Clay']);
  });
});

describe('pairs', () => {
  const sides = doubles(['ana', 'ben'], ['carla', 'david']);

  it('LVL-04~ divides the step of a team among its players by what is unknown of each', () => {
    const before = { A: [aRating(4), aRating(4, { deviation: 0.6 })], B: [aRating(4), aRating(4)] };
    const [ana, ben] = rate(aMatch({ sides }), before).after.A;
    expect(ben!.mean - 4).toBeCloseTo(4 * (ana!.mean - 4), 4);
  });

  it('LVL-04~ learns less of each player of a pair than of one who plays alone', () => {
    const pair = [aRating(4), aRating(4)];
    const [ana] = rate(aMatch({ sides }), { A: pair, B: pair }).after.A;
    const [alone] = rate(aMatch(), equals).after.A;
    expect(ana!.deviation).toBeGreaterThan(alone!.deviation);
    expect(ana!.mean).toBeLessThan(alone!.mean);
  });

  it('LVL-08 gives the same, whichever partner comes first', () => {
    fc.assert(
      fc.property(ratings, ratings, ratings, ratings, (a, b, c, d) => {
        const one = rate(aMatch({ sides }), { A: [a, b], B: [c, d] }).after;
        const other = rate(aMatch({ sides }), { A: [b, a], B: [c, d] }).after;
        expect(other.A.toReversed()).toEqual(one.A);
        expect(other.B).toEqual(one.B);
      }),
    );
  });
});

describe('what never happens', () => {
  const share = fc.integer({ min: 0, max: 40 });

  it('BYD-03 a side that gets its expected share of the games keeps its level, whoever wins', () => {
    fc.assert(
      fc.property(ratings, ratings, fc.constantFrom('A' as const, 'B' as const), (a, b, winner) => {
        const before = { A: [a], B: [b] };
        const { expectedShare } = predict(
          { sides: before, format: 'THREE_SETS_6_GAMES', surface: null, at: NOW },
          DEFAULT_PARAMETERS,
        );
        // As many games as it takes to meet the expected share closely.
        const games = { A: Math.round(expectedShare * 1e9), B: Math.round((1 - expectedShare) * 1e9) };
        const match = aMatch({ games, winner });
        expect(Math.abs(gain(match, before))).toBeLessThan(0.0005);
      }),
    );
  });

  it('BYD-03 nobody falls who got more than expected, and nobody rises who got less', () => {
    fc.assert(
      fc.property(ratings, ratings, share, share, fc.constantFrom('A' as const, 'B' as const), (a, b, x, y, winner) => {
        fc.pre(x + y > 0);
        const rated = rate(aMatch({ games: { A: x, B: y }, winner }), { A: [a], B: [b] });
        const [entry] = entriesOf(rated);
        const beyond = x / (x + y) - rated.prediction.expectedShare;
        expect((entry!.after.mean - entry!.before.mean) * Math.sign(beyond)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('LVL-05 deviations stay between the floor and the widest start, whatever is played and however long the pause', () => {
    const games = fc.tuple(share, share).filter(([a, b]) => a + b > 0);
    fc.assert(
      fc.property(ratings, ratings, fc.array(games, { minLength: 1, maxLength: 30 }), (a, b, results) => {
        let pair: [Rating, Rating] = [a, b];
        for (const [index, [x, y]] of results.entries()) {
          const endedAt = NOW + index * 2000 * DAY_MS;
          const { after } = rate(aMatch({ endedAt, games: { A: x, B: y } }), { A: [pair[0]], B: [pair[1]] });
          pair = [after.A[0]!, after.B[0]!];
          for (const { mean, deviation } of pair) {
            expect(Number.isFinite(mean)).toBe(true);
            expect(deviation).toBeGreaterThanOrEqual(LEAST_DEVIATION);
            expect(deviation).toBeLessThanOrEqual(DEFAULT_PARAMETERS.startDeviation);
          }
        }
      }),
    );
  });

  it('LVL-05 a pause of ten years makes a level no less certain than a start without any knowledge', () => {
    const before = { A: [aRating(4, { playedAt: NOW - 3650 * DAY_MS })], B: [aRating(4)] };
    const [entry] = entriesOf(rate(aMatch(), before));
    expect(entry!.before.deviation).toBe(DEFAULT_PARAMETERS.startDeviation);
  });

  it('a match that ended before the last one does not shrink the deviation', () => {
    const later = { A: [aRating(4, { playedAt: NOW + 100 * DAY_MS })], B: [aRating(4)] };
    const [entry] = entriesOf(rate(aMatch(), later));
    expect(entry!.before.deviation).toBeGreaterThan(0.3);
    expect(rate(aMatch(), later).after.A[0]!.playedAt).toBe(NOW + 100 * DAY_MS);
  });
});
