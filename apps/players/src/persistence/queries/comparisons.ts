import type { UserId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { CommonOpponent, HeadToHead } from '../../application/ports/comparisons.js';
import { visibleTo } from './visible-to.js';

/** Matches of two players on opposite sides; partners of a pair have none. */
export async function headToHead(manager: EntityManager, player: UserId, other: UserId): Promise<HeadToHead> {
  const row = await rowOf<HeadToHead>(
    manager,
    sql`select ${RECORD}, coalesce(sum(sets_won), 0)::int as "setsWon", coalesce(sum(sets_lost), 0)::int as "setsLost",
        coalesce(sum(games_won), 0)::int as "gamesWon", coalesce(sum(games_lost), 0)::int as "gamesLost",
        max(played_at) as "lastPlayedAt"
      from match_statistics where player_id = ${player} and ${other} = any(opponents)`,
  );
  return row!;
}

export interface CommonOpponentsQuery {
  readonly player: UserId;
  readonly other: UserId;
  readonly viewer: UserId;
  readonly most: number;
}

export function commonOpponents(
  manager: EntityManager,
  { player, other, viewer, most }: CommonOpponentsQuery,
): Promise<CommonOpponent[]> {
  const met = (who: UserId) => sql`select opponent, ${RECORD}
    from match_statistics cross join lateral unnest(opponents) opponent where player_id = ${who} group by opponent`;
  return rowsOf<CommonOpponent>(
    manager,
    sql`select player.id as "opponentId", to_jsonb(mine) - 'opponent' as player, to_jsonb(theirs) - 'opponent' as other
      from (${met(player)}) mine
      join (${met(other)}) theirs using (opponent)
      join player on player.id = opponent
      where ${visibleTo(viewer)}
      order by mine.matches + theirs.matches desc, player.id limit ${most}`,
  );
}

const RECORD = sql`count(*)::int as matches, (count(*) filter (where outcome = 'W'))::int as wins,
  (count(*) filter (where outcome = 'L'))::int as losses, (count(*) filter (where outcome = 'D'))::int as draws`;
