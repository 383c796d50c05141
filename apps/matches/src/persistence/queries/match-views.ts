import { userId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import type { MatchView } from '../../application/ports/match-reads.js';
import { toMatch, type MatchAggregateRow } from '../match-rows.js';
import { matchAggregate } from './match-aggregate.js';

export type MatchViewRow = MatchAggregateRow & {
  /** From the searched position. */
  readonly metres: number | null;
  /** Ratings by player. */
  readonly levels: Readonly<Record<string, number>>;
};

/** Matches with the levels that those in its places have in the match's sport and format. */
export const matchViews = (tail: Sql, metres: Sql = sql`null::int`): Sql =>
  matchAggregate(
    tail,
    sql`, ${metres} as metres,
    (select coalesce(json_object_agg(p.id, level->'rating'), '{}')
      from (
        select player_id from match_player where match_id = m.id
        union all
        select player_id from invitation where match_id = m.id and m.state = 'ORGANIZING' and state <> 'ACCEPTED') place
      join person p on p.id = place.player_id cross join lateral jsonb_array_elements(p.levels) level
      where level->'sport' = to_jsonb(m.sport) and level->'numberPlayers' = to_jsonb(m.number_players)) as levels`,
  );

export const toView = (row: MatchViewRow): MatchView => ({
  match: toMatch(row),
  levels: new Map(Object.entries(row.levels).map(([id, rating]) => [userId(id), rating])),
  revision: row.revision,
  changedAt: row.changed_at ?? row.created_at,
  city: row.city,
  distanceKm: row.metres === null ? null : Math.round(row.metres / 1000),
});
