import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Statistics, StatisticsWanted } from '../../application/ports/player-statistics.js';

/**
 * The figures that are wanted, each of a player and a selection of matches; null where nothing was played. The planner
 * doesn't see how many are wanted, so that one plan is as good as the next and Postgres keeps it.
 */
export async function statisticsOf(
  manager: EntityManager,
  wanted: readonly StatisticsWanted[],
): Promise<(Statistics | null)[]> {
  const rows = await rowsOf<Statistics & { readonly position: number }>(
    manager,
    sql`select position::int, matches, wins, losses, draws, sets_won as "setsWon", sets_lost as "setsLost",
        games_won as "gamesWon", games_lost as "gamesLost", current_streak as "currentStreak",
        players_met as "playersMet"
      from unnest((select ${wanted.map(({ playerId }) => playerId)}::text[]),
        (select ${wanted.map(({ sport }) => sport ?? 0)}::int[]),
        (select ${wanted.map(({ numberPlayers }) => numberPlayers ?? 0)}::int[]))
        with ordinality wanted(player_id, sport, number_players, position)
      join player_statistics using (player_id, sport, number_players)`,
  );
  const found = new Map(rows.map(({ position, ...statistics }) => [position, statistics]));
  return wanted.map((_, i) => found.get(i + 1) ?? null);
}
