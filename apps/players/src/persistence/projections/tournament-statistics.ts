import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { TournamentStatistics } from '../../domain/tournament-statistics.js';
import { TournamentStatisticsEntity } from '../statistics-entities.js';

/** Adds each player's placing in a tournament. Idempotent per tournament. */
export async function addTournamentStatistics(
  manager: EntityManager,
  all: readonly TournamentStatistics[],
): Promise<void> {
  await insertRows(manager, TournamentStatisticsEntity, all.map(toRow), { ignoreConflicts: true });
}

const toRow = (statistics: TournamentStatistics) => ({
  player_id: statistics.playerId,
  tournament_id: statistics.tournamentId,
  sport: statistics.sport,
  number_players: statistics.numberPlayers,
  year: statistics.year,
  completed_at: statistics.completedAt,
  reached: statistics.reached,
});
