import type { UserId } from '@setpoint/kernel';
import { execute, insertRows, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { RankedPlayer, RankingScore } from '../../domain/rankings.js';
import { rankingKey } from '../../domain/rankings.js';
import { RankingEntryEntity } from '../statistics-entities.js';
import { rankedPlayers } from '../queries/ranked-players.js';

/** Schedules a recomputation of these players' scores, at the given time or earlier. */
export async function rankingsAreDue(manager: EntityManager, players: readonly UserId[], at: Date): Promise<void> {
  await execute(
    manager,
    sql`insert into ranking_due (player_id, due_at)
      select player_id, ${at}::timestamptz from unnest(${[...new Set(players)].sort()}::text[]) player_id
      on conflict (player_id) do update set due_at = excluded.due_at where excluded.due_at < ranking_due.due_at`,
  );
}

/** Claims up to this many due players; one process at a time computes scores. */
export async function takeDuePlayers(manager: EntityManager, now: Date, most: number): Promise<UserId[]> {
  await execute(manager, sql`select pg_advisory_xact_lock(hashtextextended('rankings', 0))`);
  const rows = await rowsOf<{ readonly player_id: UserId }>(
    manager,
    sql`delete from ranking_due where player_id in (
        select player_id from ranking_due where due_at <= ${now} order by due_at limit ${most} for update
      ) returning player_id`,
  );
  return rows.map(({ player_id }) => player_id);
}

/** Replaces all scores of these players and updates the number of players per score. */
export async function replaceScores(
  manager: EntityManager,
  players: readonly UserId[],
  scoresOf: (player: RankedPlayer) => readonly RankingScore[],
): Promise<RankedPlayer[]> {
  const ranked = await rankedPlayers(manager, players);
  await count(manager, players, -1);
  await execute(manager, sql`delete from ranking_entry where player_id = any(${players}::text[])`);
  const entries = ranked.flatMap((player) =>
    scoresOf(player).map(({ ranking, score }) => ({ ranking: rankingKey(ranking), player_id: player.id, score })),
  );
  await insertRows(manager, RankingEntryEntity, entries);
  await count(manager, players, 1);
  return ranked;
}

/** Adds these players to, or removes them from, the counts per score. */
async function count(manager: EntityManager, players: readonly UserId[], sign: 1 | -1): Promise<void> {
  await execute(
    manager,
    sql`insert into ranking_score (ranking, score, players)
      select ranking, score, ${sign}::int * count(*) from ranking_entry
      where player_id = any(${players}::text[]) group by ranking, score
      on conflict (ranking, score) do update set players = ranking_score.players + excluded.players`,
  );
}
