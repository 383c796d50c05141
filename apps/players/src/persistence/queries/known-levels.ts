import { raw, sql, type Sql } from '@setpoint/service-kit';
import type { KnownRow, StandingRow } from '../level-rows.js';

const COLUMNS = [
  'match_id',
  'number_players',
  'side',
  'ended_at',
  'played_at',
  'as_of',
  'start_mean',
  'start_deviation',
  'after_mean',
  'after_deviation',
  'after_shown',
  'met',
  'elo',
  'matches',
  'surfaces',
  'covariance',
  'other_mean',
  'other_deviation',
  'other_shown',
  'other_as_of',
  'other_carried_over',
] as const satisfies readonly (keyof StandingRow)[];

/** The columns of a `StandingRow`, of the table `entry`. */
export const STANDING_COLUMNS = raw(COLUMNS.map((column) => `entry.${column}`).join(', '));

/** A row of `knownRows`. */
export type PlacedRow = KnownRow & {
  /** Of the player and sport in the list, from 1. */
  readonly position: number;
};

/**
 * What is known of players in sports: of each, two rows, by number of players, each with the last of the entries, if any,
 * and the own estimate: that of the first match, or the one in the profile. `wanted` has the columns `player_id`, `sport`
 * and `position`; `which` chooses among the entries.
 */
export const knownRows = (wanted: Sql, which: Sql = sql`true`): Sql => sql`
  select wanted.position::int, numbers.number_players as of_number, last.*,
    case when start.player_id is null then profile.said else start.assessed end as said,
    case when start.player_id is null then profile.start else start.start end as start
  from ${wanted}
  cross join (values (1), (2)) numbers(number_players)
  left join rating_start start on start.player_id = wanted.player_id
    and start.sport = wanted.sport and start.number_players = numbers.number_players
  left join lateral (
    select (level #>> '{estimate,said}')::float8 as said, (level #>> '{estimate,start}')::float8 as start
    from player, jsonb_array_elements(player.levels) level
    where player.id = wanted.player_id and (level ->> 'sport')::int = wanted.sport
      and (level ->> 'numberPlayers')::int = numbers.number_players
  ) profile on true
  left join lateral (
    select ${STANDING_COLUMNS}, entry.trend from rating_entry entry
    where entry.player_id = wanted.player_id and entry.sport = wanted.sport
      and entry.number_players = numbers.number_players and ${which}
    order by ended_at desc, match_id desc limit 1
  ) last on true
  order by wanted.position, numbers.number_players`;
