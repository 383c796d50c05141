import { userId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { MatchView } from '../../application/ports/match-reads.js';
import { toMatch, type MatchAggregateRow } from '../match-rows.js';
import { matchAggregate } from './match-aggregate.js';
import { ratingsOf } from './ratings.js';

export type MatchViewRow = MatchAggregateRow & {
  /** From the searched position. */
  readonly metres: number | null;
};

/** Matches without a distance; `tail` as in `matchAggregate`. */
export const matchViews = (tail: Sql): Sql => matchAggregate(tail, sql`, null::int as metres`);

/** The levels of all players in these matches are loaded together, when the first one is requested. */
export function toViews(manager: EntityManager, rows: readonly MatchViewRow[]): MatchView[] {
  const people = () =>
    new Set(rows.flatMap(({ players, invitations }) => [...players, ...invitations].map(({ playerId }) => playerId)));
  let ratings: ReturnType<typeof ratingsOf> | undefined;
  return rows.map((row) => ({
    match: toMatch(row),
    ratingOf: async (player) => (await (ratings ??= ratingsOf(manager, [...people()].map(userId))))(player, row),
    revision: row.revision,
    changedAt: row.changed_at ?? row.created_at,
    city: row.city,
    distanceKm: row.metres === null ? null : Math.round(row.metres / 1000),
  }));
}
