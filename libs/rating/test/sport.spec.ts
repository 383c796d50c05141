import fc from 'fast-check';
import {
  apart,
  begin,
  coldStart,
  DAY_MS,
  DEFAULT_PARAMETERS,
  DEFAULT_SPORT_PARAMETERS,
  disciplineOf,
  LEAST_DEVIATION,
  ratingOf,
  replay,
  UNKNOWN_IN_SPORT,
  updateSport,
  type LedgerEntry,
  type PlayedMatch,
  type Rating,
  type RatingEvent,
  type SportParameters,
  type SportRating,
} from '../src/index.js';
import { aMatch, aRating, events, NOW, player, ratings } from './matches.js';

const oneAbility: SportParameters = { ...DEFAULT_SPORT_PARAMETERS, agreement: 1 };
const start = coldStart(null, DEFAULT_PARAMETERS);

/** Ana wins one doubles match after the other, a day apart, with and against others each time. */
const doublesOfAna = (matches: number): PlayedMatch[] =>
  Array.from({ length: matches }, (_, i) =>
    aMatch({
      id: `d${String(i).padStart(3, '0')}`,
      endedAt: NOW + i * DAY_MS,
      sides: { A: [player('ana'), player(`a${i}`)], B: [player(`b${i}`), player(`c${i}`)] },
    }),
  );

function replayed(list: readonly RatingEvent[], parameters: SportParameters) {
  const ledger: LedgerEntry[] = [];
  const onEntry = (entry: LedgerEntry) => ledger.push(entry);
  return { ...replay(list, parameters, { onEntry }), ledger };
}

const numberPlayersOf = (event: RatingEvent) => (event.kind === 'MATCH' ? event.sides.A.length : event.numberPlayers);

describe('singles and doubles of a sport', () => {
  it('LVL-03~ LVL-04~ somebody known from sixty doubles matches starts known in singles', () => {
    const { ratings } = replayed(doublesOfAna(60), DEFAULT_SPORT_PARAMETERS);
    const state = ratings.get('ana')!;
    const singles = ratingOf(state, 1, null, DEFAULT_SPORT_PARAMETERS);
    const doubles = ratingOf(state, 2, null, DEFAULT_SPORT_PARAMETERS);
    expect(state.singles).toBeNull();
    expect(singles).toMatchObject({ matches: 0, playedAt: null, asOf: doubles.playedAt });
    expect(singles.carriedOver).toBeCloseTo(singles.mean - start.mean, 9);
    expect(singles.mean - start.mean).toBeGreaterThan(0.5 * (doubles.mean - start.mean));
    expect(singles.deviation).toBeLessThan(0.8 * start.deviation);
    expect(singles.deviation).toBeGreaterThan(doubles.deviation);
  });

  it('BYD-01~ an entry says what the other number of players has added since the one before', () => {
    const singles = (id: string, day: number) =>
      aMatch({ id, endedAt: NOW + day * DAY_MS, sides: { A: [player('ana')], B: [player(id)] } });
    const list = [singles('s1', 5.5), singles('s2', 5.6), singles('s3', 90), ...doublesOfAna(20)];
    const { ledger } = replayed(list, DEFAULT_SPORT_PARAMETERS);
    const [first, second, third] = ['s1', 's2', 's3'].map((id) =>
      ledger.find(({ playerId, sourceId }) => playerId === 'ana' && sourceId === id)!,
    );
    expect(first!.carriedOver).toBeCloseTo(first!.before.mean - start.mean, 9);
    expect(first!.carriedOver).toBeGreaterThan(0.05);
    expect(second!.carriedOver).toBe(0);
    expect(third!.carriedOver).toBeCloseTo(third!.before.mean - second!.after.mean, 9);
    expect(third!.carriedOver).toBeGreaterThan(0.05);
  });

  it('LVL-08~ share nothing where they have nothing in common: two pools, to the bit', () => {
    const parameters = apart(DEFAULT_PARAMETERS);
    fc.assert(
      fc.property(events, (list) => {
        const all = replayed(list, parameters);
        for (const numberPlayers of [1, 2] as const) {
          const own = list.filter((event) => numberPlayersOf(event) === numberPlayers);
          const alone = replayed(own, parameters);
          for (const [id, rating] of alone.ratings)
            expect(all.ratings.get(id)![disciplineOf(numberPlayers)]).toStrictEqual(
              rating[disciplineOf(numberPlayers)],
            );
          const ids = new Set(own.map(({ id }) => id));
          expect(all.ledger.filter(({ sourceId }) => ids.has(sourceId))).toStrictEqual(alone.ledger);
        }
      }),
    );
  });

  it('LVL-08~ whoever plays one of them only is rated as without the other, to the bit', () => {
    fc.assert(
      fc.property(events, fc.constantFrom(1 as const, 2 as const), (list, numberPlayers) => {
        const own = list.filter((event) => numberPlayersOf(event) === numberPlayers);
        const [shared, alone] = [replayed(own, oneAbility), replayed(own, apart(DEFAULT_PARAMETERS))];
        for (const [id, rating] of shared.ratings)
          expect(rating[disciplineOf(numberPlayers)]).toStrictEqual(
            alone.ratings.get(id)![disciplineOf(numberPlayers)],
          );
        expect(shared.ledger).toStrictEqual(alone.ledger);
      }),
    );
  });

  it('are one level where they agree wholly', () => {
    const { ratings } = replayed(doublesOfAna(60), oneAbility);
    const [singles, doubles] = ([1, 2] as const).map((number) =>
      ratingOf(ratings.get('ana')!, number, null, oneAbility),
    );
    expect(singles!.mean).toBeCloseTo(doubles!.mean, 4);
    expect(singles!.deviation).toBeCloseTo(doubles!.deviation, 4);
  });

  it('LVL-08~ stay possible, however much they agree: no deviation below the least, no covariance beyond both variances', () => {
    const agreement = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(events, agreement, fc.constantFrom(0.5, 1), (list, agreement, wide) => {
        const doubles = { ...DEFAULT_PARAMETERS, startDeviation: wide, driftPerDay: 0.01 };
        const { ratings } = replayed(list, { ...DEFAULT_SPORT_PARAMETERS, doubles, agreement });
        for (const { singles: one, doubles: two, covariance } of ratings.values()) {
          if (!one || !two) continue;
          expect(Math.min(one.deviation, two.deviation)).toBeGreaterThanOrEqual(LEAST_DEVIATION);
          expect(Math.abs(covariance!)).toBeLessThanOrEqual(one.deviation * two.deviation + 2e-6);
        }
      }),
    );
  });

  it('LVL-03~ the first singles match starts from the estimate for singles, beside what doubles have shown', () => {
    const state = replayed(doublesOfAna(30), DEFAULT_SPORT_PARAMETERS).ratings.get('ana')!;
    const learned = ratingOf(state, 1, null, DEFAULT_SPORT_PARAMETERS).mean - start.mean;
    const { startDeviation, assessedDeviation } = DEFAULT_PARAMETERS;
    const rating = ratingOf(state, 1, 5, DEFAULT_SPORT_PARAMETERS);
    const assessed = coldStart(5, DEFAULT_PARAMETERS);
    expect(rating.mean).toBeCloseTo(assessed.mean + (assessedDeviation / startDeviation) * learned, 5);
    expect(rating.deviation).toBeLessThan(assessed.deviation);
    expect(ratingOf(state, 2, 5, DEFAULT_SPORT_PARAMETERS)).toEqual(state.doubles);
  });

  it('LVL-03~ without an estimate for singles, the one for doubles counts', () => {
    const state = begin(UNKNOWN_IN_SPORT, 2, 5, DEFAULT_SPORT_PARAMETERS);
    expect(ratingOf(state, 1, null, DEFAULT_SPORT_PARAMETERS)).toMatchObject(coldStart(5, DEFAULT_PARAMETERS));
    expect(ratingOf(state, 1, null, apart(DEFAULT_PARAMETERS))).toEqual(start);
  });

  it('LVL-06 the bonus of a tournament in doubles leaves singles', () => {
    const bonus: RatingEvent = {
      ...{ kind: 'BONUS', id: 't1', endedAt: NOW + 10 * DAY_MS, playerId: 'ana', numberPlayers: 2 },
      ...{ assessed: null, points: 0.05 },
    };
    const list = [aMatch({ id: 's1' }), ...doublesOfAna(5)];
    const before = replayed(list, DEFAULT_SPORT_PARAMETERS).ratings.get('ana')!;
    const after = replayed([...list, bonus], DEFAULT_SPORT_PARAMETERS).ratings.get('ana')!;
    expect(after.singles).toEqual(before.singles);
    expect(after.doubles!.mean).toBeCloseTo(before.doubles!.mean + 0.05, 9);
  });
});

describe('ratings that knew nothing of each other', () => {
  const doublesMatch = aMatch({
    endedAt: NOW + DAY_MS,
    sides: { A: [player('ana'), player('ben')], B: [player('carla'), player('david')] },
  });
  const lone = (singles: Rating, doubles: Rating): SportRating => ({
    ...{ singles, doubles, covariance: null },
    starts: { singles: { assessed: null, ...start }, doubles: { assessed: 4, ...coldStart(4, DEFAULT_PARAMETERS) } },
  });
  const fresh = begin(UNKNOWN_IN_SPORT, 2, null, DEFAULT_SPORT_PARAMETERS);

  it('LVL-08~ keep means and deviations when they come to know each other', () => {
    fc.assert(
      fc.property(ratings, ratings, (one, two) => {
        const state = begin(lone(one, two), 1, null, DEFAULT_SPORT_PARAMETERS);
        expect(begin(lone(one, two), 2, null, DEFAULT_SPORT_PARAMETERS)).toEqual(state);
        expect(state.singles).toMatchObject(one);
        expect(state.doubles).toMatchObject(two);
        expect(state.covariance).toBeLessThanOrEqual(one.deviation * two.deviation + 1e-6);
      }),
    );
  });

  it('LVL-08~ do so at the first match after an agreement is known, whatever was rated without one', () => {
    const without = { ...DEFAULT_SPORT_PARAMETERS, agreement: 0 };
    const former = replayed([aMatch({ id: 's1' }), ...doublesOfAna(5)], without).ratings.get('ana')!;
    expect(former.covariance).toBeNull();
    expect(begin(former, 1, null, without)).toBe(former);
    const state = begin(former, 1, null, DEFAULT_SPORT_PARAMETERS);
    expect(state).toEqual({ ...former, covariance: expect.any(Number) });
    expect(state.covariance).toBeGreaterThan(0);
  });

  it('learn from each other from then on, the more the less is known', () => {
    const carriedInto = (deviation: number) => {
      const [one, two] = [deviation, 0.5].map((known) => aRating(4, { deviation: known, playedAt: NOW, matches: 9 }));
      const ana = begin(lone(one!, two!), 2, null, DEFAULT_SPORT_PARAMETERS);
      const before = { A: [ana, fresh], B: [fresh, fresh] };
      return updateSport(doublesMatch, before, DEFAULT_SPORT_PARAMETERS).after.A[0]!.singles!.carriedOver!;
    };
    expect(carriedInto(0.2)).toBeGreaterThan(0);
    expect(carriedInto(0.6)).toBeGreaterThan(2 * carriedInto(0.2));
  });
});
