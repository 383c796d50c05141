import type { UserId } from '@setpoint/kernel';
import { empty, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { RankingPlace } from '../../application/ports/rankings.js';
import { visibleTo } from './visible-to.js';

export interface RankingQuery {
  readonly ranking: string;
  readonly viewer: UserId | null;
  readonly limit: number;
  /** Cursor of the previous page. */
  readonly after: readonly [score: number, playerId: string] | null;
}

/** A page of a ranking, from its index. */
export function rankingPage(manager: EntityManager, query: RankingQuery): Promise<RankingPlace[]> {
  const next = query.after
    ? sql`and (entry.score, entry.player_id) < (${query.after[0]}::int, ${query.after[1]})`
    : empty;
  return rowsOf<RankingPlace>(
    manager,
    sql`select shown.player_id as "playerId", shown.score, ${placeOf}
      from (
        select entry.* from ranking_entry entry join player on player.id = entry.player_id
        where entry.ranking = ${query.ranking} and ${visibleTo(query.viewer)} ${next}
        order by entry.score desc, entry.player_id desc limit ${query.limit}
      ) shown
      order by shown.score desc, shown.player_id desc`,
  );
}

/** Size of a ranking, counted up to `most`. */
export async function rankingCount(
  manager: EntityManager,
  ranking: string,
  viewer: UserId | null,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ readonly total: number }>(
    manager,
    sql`select count(*)::int as total from (
        select from ranking_entry entry join player on player.id = entry.player_id
        where entry.ranking = ${ranking} and ${visibleTo(viewer)}
        order by entry.score desc, entry.player_id desc limit ${most}
      ) counted`,
  );
  return row!.total;
}

export async function rankingPlaceOf(
  manager: EntityManager,
  ranking: string,
  player: UserId,
): Promise<RankingPlace | null> {
  const [row] = await rowsOf<RankingPlace>(
    manager,
    sql`select shown.player_id as "playerId", shown.score, ${placeOf}
      from ranking_entry shown where shown.ranking = ${ranking} and shown.player_id = ${player}`,
  );
  return row ?? null;
}

/** There are few distinct scores, however many players. */
const placeOf = sql`(1 + (select coalesce(sum(players), 0) from ranking_score ahead
  where ahead.ranking = shown.ranking and ahead.score > shown.score))::int as place`;
