import type { DataOf, tournamentCompleted } from '@setpoint/events';
import { LARGEST_BONUS, type TournamentWon } from '@setpoint/rating';
import type { Place, Pool } from './rated-match.js';

/** A tournament win in the ledger: a bonus for each winner (LVL-06). */
export interface WonTournament extends Place {
  readonly kind: 'BONUS';
  readonly pool: Pool;
  readonly playerIds: readonly string[];
  /** In levels. */
  readonly points: number;
}

/** Bonus per round the winners had to play; capped at five rounds. */
const POINTS_PER_ROUND = LARGEST_BONUS / 5;

/** Null if nobody had to be beaten. */
export function wonTournamentOf(completed: DataOf<typeof tournamentCompleted>): WonTournament | null {
  const { tournamentId, sport, numberPlayers, completedAt, entrants } = completed;
  const winners = entrants.find(({ reached }) => reached === 'WON');
  const rounds = Math.ceil(Math.log2(Math.max(1, entrants.length)));
  if (!winners || rounds === 0) return null;
  return {
    kind: 'BONUS',
    matchId: `~${tournamentId}`,
    pool: { sport, numberPlayers },
    endedAt: Date.parse(completedAt),
    playerIds: [...new Set(winners.playerIds)],
    points: Math.min(LARGEST_BONUS, Math.round(rounds * POINTS_PER_ROUND * 100) / 100),
  };
}

/** The bonus as the library of levels takes it. */
export const bonusOf = (
  { matchId, pool: { numberPlayers }, endedAt, points }: WonTournament,
  playerId: string,
  assessed: number | null,
): TournamentWon => ({ kind: 'BONUS', id: matchId, playerId, numberPlayers, assessed, endedAt, points });
