import type { DataOf, resultConfirmed } from '@setpoint/events';
import type { NumberPlayersId, Side, SportId, Surface } from '@setpoint/kernel';
import { yearAt } from './rules/day.js';
import { otherSide, userId, type UserId } from '@setpoint/kernel';

type ConfirmedResult = Pick<DataOf<typeof resultConfirmed>, 'match' | 'result' | 'confirmedAt'>;
type SetScore = ConfirmedResult['result']['sets'][number];
type GameMode = ConfirmedResult['result']['gameMode'];

/** Won, lost or drawn. */
export type MatchOutcome = 'W' | 'L' | 'D';

/** Contribution of a confirmed match to a player's statistics (PLY-07). */
export interface MatchStatistics {
  readonly playerId: UserId;
  readonly matchId: string;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  /** When it was played; orders the winning streak. */
  readonly playedAt: Date;
  /** At the court. */
  readonly year: number;
  readonly outcome: MatchOutcome;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** Opponents met on court; nobody in a walkover. */
  readonly opponents: readonly UserId[];
  /** Null where it is not known. */
  readonly surface: Surface | null;
}

/** The statistics of everybody who took part. A walkover is a win and a loss without sets, games or people met. */
export function matchStatisticsOf(
  { match, result, confirmedAt }: ConfirmedResult,
  surface: Surface | null = null,
): MatchStatistics[] {
  const teams = { A: match.teamA, B: match.teamB } as const;
  const playedAt = new Date(match.startsAt ?? confirmedAt);
  const year = yearAt(playedAt, match.timeZone);
  const played = result.outcome !== 'WALKOVER';
  const sets = played ? result.sets : [];
  return (['A', 'B'] as const).flatMap((side) => {
    const score = scoreOf(side, sets, result.gameMode, result.outcome === 'COMPLETED');
    return teams[side].map((player) => ({
      playerId: userId(player),
      matchId: match.matchId,
      sport: match.sport,
      numberPlayers: match.numberPlayers,
      playedAt,
      year,
      surface,
      outcome: result.winner === null ? 'D' : result.winner === side ? 'W' : 'L',
      opponents: played ? teams[otherSide(side)].map(userId) : [],
      ...score,
    }));
  });
}

function scoreOf(side: Side, sets: readonly SetScore[], mode: GameMode, completed: boolean) {
  const score = { setsWon: 0, setsLost: 0, gamesWon: 0, gamesLost: 0 };
  for (const set of sets) {
    const [mine, theirs] = side === 'A' ? [set.a, set.b] : [set.b, set.a];
    const isOver = completed || isFinished(set, mode);
    if (isOver && mine > theirs) score.setsWon++;
    if (isOver && mine < theirs) score.setsLost++;
    // A super tie-break is played instead of a set and counts as one game, whatever its points.
    score.gamesWon += set.superTieBreak ? Number(isOver && mine > theirs) : mine;
    score.gamesLost += set.superTieBreak ? Number(isOver && mine < theirs) : theirs;
  }
  return score;
}

/** Whether a set of a match that ended early was played to its end. */
function isFinished({ a, b, superTieBreak }: SetScore, mode: GameMode): boolean {
  const [most, lead] = [Math.max(a, b), Math.abs(a - b)];
  if (superTieBreak) return most >= 10 && lead >= 2;
  switch (mode) {
    case 'ONE_SET_9_GAMES':
      return most >= 9;
    case 'THREE_SETS_6_GAMES':
      return most >= 7 || (most >= 6 && lead >= 2);
    case 'NEXTGEN':
      return most >= 4;
  }
}
