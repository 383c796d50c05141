import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { StatisticsWanted, SurfaceStatistics } from '../../application/ports/player-statistics.js';

/** Sums by surface, most matches first, unknown surface last. */
export function statisticsBySurface(
  manager: EntityManager,
  { playerId, sport, numberPlayers }: StatisticsWanted,
  since: Date | null,
): Promise<SurfaceStatistics[]> {
  return rowsOf<SurfaceStatistics>(
    manager,
    sql`select surface, count(*)::int as matches,
        (count(*) filter (where outcome = 'W'))::int as wins, (count(*) filter (where outcome = 'L'))::int as losses,
        (count(*) filter (where outcome = 'D'))::int as draws,
        sum(sets_won)::int as "setsWon", sum(sets_lost)::int as "setsLost",
        sum(games_won)::int as "gamesWon", sum(games_lost)::int as "gamesLost"
      from match_statistics
      where player_id = ${playerId} and sport = coalesce(${sport}::int, sport)
        and number_players = coalesce(${numberPlayers}::int, number_players)
        and played_at >= coalesce(${since}::timestamptz, '-infinity')
      group by surface order by surface is null, count(*) desc, surface`,
  );
}
