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

/** Null is all of them. */
export interface StatisticsFilter {
  readonly sport: number | null;
  readonly numberPlayers: number | null;
}

export abstract class StatisticsOfPlayers {
  /** Of each of the players, in one statement; absent where nothing was played. */
  abstract of(players: readonly UserId[], filter: StatisticsFilter): Promise<Map<UserId, Statistics>>;
}
