import type { Side } from '@setpoint/kernel';
import fc from 'fast-check';
import {
  coldStart,
  DAY_MS,
  DEFAULT_PARAMETERS,
  type Participant,
  type PlayedMatch,
  type Rating,
  type RatingEvent,
} from '../src/index.js';

export const NOW = Date.UTC(2026, 4, 1, 18);

export const player = (id: string, assessed: number | null = null): Participant => ({ id, assessed });

/** One legal match: Ana beat Ben 6-4 6-4 over three sets. */
export const aMatch = (more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  kind: 'MATCH',
  id: 'm1',
  endedAt: NOW,
  format: 'THREE_SETS_6_GAMES',
  surface: null,
  sides: { A: [player('ana')], B: [player('ben')] },
  games: { A: 12, B: 8 },
  winner: 'A',
  outcome: 'COMPLETED',
  friendly: false,
  ...more,
});

export const aRating = (mean: number, more: Partial<Rating> = {}): Rating => ({
  ...coldStart(null, DEFAULT_PARAMETERS),
  mean,
  deviation: 0.3,
  ...more,
});

export const doubles = (a: [string, string], b: [string, string]): Record<Side, Participant[]> => ({
  A: a.map((id) => player(id)),
  B: b.map((id) => player(id)),
});

/** Ratings within the scale, as matches leave them. */
export const ratings = fc
  .record({
    mean: fc.integer({ min: 1_000_000, max: 7_000_000 }),
    deviation: fc.integer({ min: 30_000, max: 900_000 }),
    days: fc.option(fc.integer({ min: 0, max: 4000 })),
    matches: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ mean, deviation, days, matches }): Rating => ({
    mean: mean / 1e6,
    deviation: deviation / 1e6,
    playedAt: days === null ? null : NOW - days * DAY_MS,
    matches,
    surfaces: {},
  }));

const names = ['ana', 'ben', 'carla', 'david', 'eva', 'fabio'];

/** Matches among a few players, bad data among them. */
export const events: fc.Arbitrary<RatingEvent[]> = fc
  .array(
    fc.record({
      players: fc.shuffledSubarray(names, { minLength: 4, maxLength: 4 }),
      pairs: fc.boolean(),
      twice: fc.integer({ max: 20, min: 0 }),
      day: fc.integer({ min: 0, max: 60 }),
      surface: fc.constantFrom('Clay', 'Hard', null),
      format: fc.constantFrom('THREE_SETS_6_GAMES' as const, 'NEXTGEN' as const),
      games: fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 14 })),
      winner: fc.constantFrom('A' as const, 'B' as const, null),
      outcome: fc.constantFrom('COMPLETED' as const, 'RETIRED' as const, 'WALKOVER' as const),
      friendly: fc.boolean(),
      bonus: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 25 },
  )
  .map((drafts) =>
    drafts.map(({ players: [a, b, c, d], pairs, twice, day, games, bonus, ...draft }, index): RatingEvent => {
      const endedAt = NOW + day * DAY_MS;
      const id = `e${index}`;
      const numberPlayers = pairs ? 2 : 1;
      if (bonus === 0) return { kind: 'BONUS', id, endedAt, playerId: a!, numberPlayers, assessed: null, points: 0.05 };
      const second = twice === 0 ? a! : b!;
      return {
        kind: 'MATCH',
        id,
        endedAt,
        sides: pairs ? doubles([a!, c!], [second, d!]) : { A: [player(a!)], B: [player(second, 4)] },
        games: { A: games[0], B: games[1] },
        ...draft,
      };
    }),
  );
