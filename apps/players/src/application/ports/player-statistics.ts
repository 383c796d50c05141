import type { PageRequest, PageWithoutCount, Surface, UserId } from '@setpoint/kernel';
import type { PlayedStretch, Stretch } from '../../domain/statistics-period.js';

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
  /** The most matches won in a row. */
  readonly longestStreak: number;
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
  longestStreak: 0,
  playersMet: 0,
};

/** The matches of a player, of all sports and formats or of some; null is all of them. */
export interface StatisticsWanted {
  readonly playerId: UserId;
  readonly sport: number | null;
  readonly numberPlayers: number | null;
}

/** On one surface, or on any. */
export interface MatchesWanted extends StatisticsWanted {
  readonly surface: Surface | null;
}

export type SurfaceStatistics = Omit<Statistics, 'currentStreak' | 'longestStreak' | 'playersMet'> & {
  readonly surface: Surface | null;
};

/** An opponent with the results against them. */
export interface PlayerMet {
  readonly playerId: UserId;
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly lastPlayedAt: Date;
}

export abstract class PlayerStatistics {
  /** In the requested order, in one statement. */
  abstract of(wanted: readonly StatisticsWanted[]): Promise<Statistics[]>;
  /** The same for matches since an instant and on a surface. Null means all time. */
  abstract since(wanted: readonly MatchesWanted[], since: Date | null): Promise<Statistics[]>;
  /** Matches per interval, unordered, without empty intervals. Null means all time. */
  abstract overTime(wanted: MatchesWanted, stretch: Stretch, since: Date | null): Promise<PlayedStretch[]>;
  /** By surface, most matches first; a null surface is unknown. A null `since` means all time. */
  abstract bySurface(wanted: StatisticsWanted, since: Date | null): Promise<SurfaceStatistics[]>;
  /** Opponents visible to the viewer, most frequent first. */
  abstract met(wanted: StatisticsWanted, page: PageRequest, viewer: UserId): Promise<PageWithoutCount<PlayerMet>>;
  /** Total number, up to the counting limit. */
  abstract metCount(wanted: StatisticsWanted, viewer: UserId): Promise<number>;
}
