import type { DataOf, tournamentCompleted } from '@setpoint/events';
import { userId, type NumberPlayersId, type SportId, type UserId } from '@setpoint/kernel';
import type { Reached } from './rankings.js';
import { yearAt } from './rules/day.js';

/** A player's placing in a tournament (RNK-01). */
export interface TournamentStatistics {
  readonly playerId: UserId;
  readonly tournamentId: string;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  /** At the place of the tournament. */
  readonly year: number;
  readonly completedAt: Date;
  readonly reached: Reached;
}

export function tournamentStatisticsOf(data: DataOf<typeof tournamentCompleted>): TournamentStatistics[] {
  const { tournamentId, sport, numberPlayers, timeZone, entrants } = data;
  const completedAt = new Date(data.completedAt);
  const tournament = { tournamentId, sport, numberPlayers, completedAt, year: yearAt(completedAt, timeZone) };
  return entrants.flatMap(({ playerIds, reached }) =>
    playerIds.map((player) => ({ ...tournament, playerId: userId(player), reached })),
  );
}
