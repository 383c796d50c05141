import type { UserId } from '@setpoint/kernel';
import { empty, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { PlayerMet, StatisticsWanted } from '../../application/ports/player-statistics.js';
import { visibleTo } from './visible-to.js';

export interface PlayersMetQuery {
  readonly wanted: StatisticsWanted;
  readonly viewer: UserId;
  readonly limit: number;
  /** Cursor of the previous page. */
  readonly after: readonly [matches: number, lastPlayedAt: string, playerId: string] | null;
}

export interface PlayerMetRow extends PlayerMet {
  /** With microseconds, for cursors. */
  readonly last: string;
}

/** Opponents of a player, most frequent first, then most recent. */
export function playersMet(manager: EntityManager, query: PlayersMetQuery): Promise<PlayerMetRow[]> {
  const { after } = query;
  const next = after
    ? sql`where (matches, last_played_at, id) < (${after[0]}::int, ${after[1]}::timestamptz, ${after[2]})`
    : empty;
  return rowsOf<PlayerMetRow>(
    manager,
    sql`select id as "playerId", matches, wins, losses, draws, last_played_at as "lastPlayedAt",
        to_char(last_played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last
      from (${opponents(query)}) met ${next}
      order by matches desc, last_played_at desc, id desc limit ${query.limit}`,
  );
}

/** Their number, counted up to `most`. */
export async function playersMetCount(
  manager: EntityManager,
  query: Pick<PlayersMetQuery, 'wanted' | 'viewer'>,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ readonly total: number }>(
    manager,
    sql`select count(*)::int as total from (select from (${opponents(query)}) met limit ${most}) counted`,
  );
  return row!.total;
}

const opponents = ({ wanted, viewer }: Pick<PlayersMetQuery, 'wanted' | 'viewer'>) =>
  sql`select player.id, count(*)::int as matches,
      (count(*) filter (where outcome = 'W'))::int as wins, (count(*) filter (where outcome = 'L'))::int as losses,
      (count(*) filter (where outcome = 'D'))::int as draws, max(played_at) as last_played_at
    from match_statistics m cross join lateral unnest(m.opponents) opponent
    join player on player.id = opponent
    where m.player_id = ${wanted.playerId} and m.sport = coalesce(${wanted.sport}::int, m.sport)
      and m.number_players = coalesce(${wanted.numberPlayers}::int, m.number_players) and ${visibleTo(viewer)}
    group by player.id`;
