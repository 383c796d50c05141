import type { Page, PageRequest, Surface, UserId } from '@setpoint/kernel';
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

/** On one surface, or on whatever there is. */
export interface MatchesWanted extends StatisticsWanted {
  readonly surface: Surface | null;
}

export type SurfaceStatistics = Omit<Statistics, 'currentStreak' | 'playersMet'> & { readonly surface: Surface | null };

/** An opponent, and what came of the matches against them. */
export interface PlayerMet {
  readonly playerId: UserId;
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly lastPlayedAt: Date;
}

export abstract class PlayerStatistics {
  /** In the order in which they are wanted, in one statement. */
  abstract of(wanted: readonly StatisticsWanted[]): Promise<Statistics[]>;
  /** The same, of matches since an instant and on a surface. Null is since ever. */
  abstract since(wanted: readonly MatchesWanted[], since: Date | null): Promise<Statistics[]>;
  /** Matches by stretch, in no order; stretches without any are left out. Null is since ever. */
  abstract overTime(wanted: MatchesWanted, stretch: Stretch, since: Date | null): Promise<PlayedStretch[]>;
  /** By what they were played on, the most matches first; null is not known. Null since is since ever. */
  abstract bySurface(wanted: StatisticsWanted, since: Date | null): Promise<SurfaceStatistics[]>;
  /** Opponents whom the viewer may find, whom the player met most often first. */
  abstract met(
    wanted: StatisticsWanted,
    page: PageRequest,
    viewer: UserId,
  ): Promise<Omit<Page<PlayerMet>, 'totalCount'>>;
  /** How many there are in all, up to the largest count. */
  abstract metCount(wanted: StatisticsWanted, viewer: UserId): Promise<number>;
}
