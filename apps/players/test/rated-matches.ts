import fc from 'fast-check';
import type { Surface } from '@setpoint/kernel';
import { DEFAULT_PARAMETERS } from '@setpoint/rating';
import { estimateOf, type Estimate } from '../src/domain/levels/estimate.js';
import { comparePlaces, type Pool, type RatedMatch } from '../src/domain/levels/rated-match.js';

export const SINGLES: Pool = { sport: 1, numberPlayers: 1 };
export const DOUBLES: Pool = { sport: 1, numberPlayers: 2 };
export const BOTH = [SINGLES, DOUBLES] as const;
const NAMES = ['ana', 'ben', 'carla', 'david', 'eva', 'fabio', 'gina', 'hugo'];
const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1, 18);

export const assessedLevels: Readonly<Record<string, number>> = { ana: 4, ben: 3.5, carla: 5, david: 2 };
export const assessed = (playerId: string): number | null => assessedLevels[playerId] ?? null;
/** The same as it was weighed before any fit. */
export function estimated(playerId: string): Estimate | null {
  const said = assessed(playerId);
  return said === null ? null : estimateOf(said, DEFAULT_PARAMETERS);
}

/** Ana beats Ben 6-4 6-4. */
export const aRatedMatch = (changes: Partial<RatedMatch> = {}): RatedMatch => ({
  kind: 'MATCH',
  matchId: 'm1',
  pool: SINGLES,
  endedAt: FIRST,
  gameMode: 'THREE_SETS_6_GAMES',
  surface: null,
  outcome: 'COMPLETED',
  winner: 'A',
  games: { A: 12, B: 8 },
  teams: { A: ['ana'], B: ['ben'] },
  ...changes,
});

/** Of match number i; a match keeps its court. */
const SURFACES: readonly (Surface | null)[] = ['CLAY', 'HARD', null];

const facts = fc.record({
  players: fc.shuffledSubarray(NAMES, { minLength: 4, maxLength: 4 }),
  // Few days, so that some matches end together and their ids decide.
  day: fc.integer({ min: 0, max: 12 }),
  games: fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 1, max: 14 })),
  winner: fc.constantFrom('A' as const, 'B' as const),
  outcome: fc.constantFrom('COMPLETED' as const, 'COMPLETED' as const, 'RETIRED' as const),
  gameMode: fc.constantFrom('THREE_SETS_6_GAMES' as const, 'ONE_SET_9_GAMES' as const, 'NEXTGEN' as const),
});

/** A result as it arrives: a match that counts, or one that no longer does. */
export interface Arrival {
  readonly matchId: string;
  readonly pool: Pool;
  readonly match: RatedMatch | null;
}

/** Results in any order: late ones, some twice, some corrected to another one, or to a walkover, later. */
export const arrivals = (pools: readonly Pool[], most: number): fc.Arbitrary<Arrival[]> =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: most }), fc.option(facts, { freq: 8 })), { maxLength: most })
    .map((drafts) =>
      drafts.flatMap(([number, draft], index): Arrival[] => {
        const matchId = `m${number}`;
        const pool = pools[number % pools.length]!;
        if (!draft) return [{ matchId, pool, match: null }];
        const { players, day, games, ...rest } = draft;
        const [a, b, c, d] = players as [string, string, string, string];
        const teams = pool.numberPlayers === 1 ? { A: [a], B: [b] } : { A: [a, c], B: [b, d] };
        const surface = SURFACES[number % SURFACES.length] ?? null;
        const match = { ...aRatedMatch(), matchId, surface, pool, endedAt: FIRST + day * DAY_MS, teams, ...rest };
        const arrival = { matchId, pool, match: { ...match, games: { A: games[0], B: games[1] } } };
        return index % 5 === 0 ? [arrival, arrival] : [arrival];
      }),
    );

/** What is left of them in the end, in order. */
export function finalMatches(all: readonly Arrival[]): RatedMatch[] {
  const last = new Map(all.map(({ matchId, match }) => [matchId, match]));
  return [...last.values()].filter((match) => match !== null).sort(comparePlaces);
}
