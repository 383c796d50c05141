import type { UserId } from '@setpoint/kernel';

/** Played, won and lost; confirmed matches only (PLY-07). */
export interface Statistics {
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** Matches won in a row, up to the last. */
  readonly currentStreak: number;
  /** Different opponents. */
  readonly playersMet: number;
}

export const NOTHING_PLAYED: Statistics = {
  matches: 0,
  wins: 0,
  losses: 0,
  draws: 0,
  setsWon: 0,
  setsLost: 0,
  gamesWon: 0,
  gamesLost: 0,
  currentStreak: 0,
  playersMet: 0,
};

/** The matches of a player, of all sports and formats or of some; null is all of them. */
export interface StatisticsWanted {
  readonly playerId: UserId;
  readonly sport: number | null;
  readonly numberPlayers: number | null;
}

export abstract class PlayerStatistics {
  /** In the order in which they are wanted, in one statement. */
  abstract of(wanted: readonly StatisticsWanted[]): Promise<Statistics[]>;
}
