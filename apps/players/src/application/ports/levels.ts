import type { Page, PageRequest, Side, UserId } from '@setpoint/kernel';
import type { Discipline } from '@setpoint/rating';
import type { Pool, UnratedReason } from '../../domain/levels/rated-match.js';
import type { Known, Trend } from '../../domain/levels/standing.js';

/** One player in one sport and number of players; numbers as clients send them. */
export interface LevelWanted {
  readonly playerId: UserId;
  readonly sport: number;
  readonly numberPlayers: number;
}

/** One player in one sport. */
export type SportWanted = Omit<LevelWanted, 'numberPlayers'>;

export interface CurrentLevels {
  readonly known: Known;
  /** What the last match with each number of players did to the level; null before the first. */
  readonly trends: Readonly<Record<Discipline, Trend | null>>;
}

/** A player's standing before a match that counts. */
export interface MetMatch {
  readonly side: Side;
  readonly mean: number;
  readonly deviation: number;
  /** The half step that was shown; null without any. */
  readonly shown: number | null;
  /** Different opponents met before. */
  readonly met: number;
}

/** Effect of a match on one player, with everybody's standing before it. */
export interface KeptEntry {
  readonly playerId: UserId;
  readonly matchId: string;
  readonly playedAt: Date;
  readonly trend: Trend;
  readonly before: MetMatch;
  readonly after: MetMatch;
  /** What matches with the other number of players had added since the entry before, or to the start; in levels. */
  readonly carriedOver: number;
  readonly winChance: number;
  readonly expectedShare: number;
  readonly actualShare: number | null;
  /** In levels. */
  readonly parts: { readonly score: number; readonly win: number; readonly partner: number; readonly bonus: number };
  readonly everybody: readonly MetMatch[];
}

/** Bonus of a tournament win for a player. */
export interface KeptBonus {
  readonly tournamentId: string;
  readonly wonAt: Date;
  readonly before: Omit<MetMatch, 'side'>;
  readonly after: Omit<MetMatch, 'side'>;
}

/** One player and one match. */
export interface EntryWanted {
  readonly playerId: UserId;
  readonly matchId: string;
}

export interface KeptPoint {
  readonly at: Date;
  readonly mean: number;
  readonly deviation: number;
  readonly shown: number;
}

/** Prediction of a match as it was kept before it was played, for side A. */
export interface KeptPrediction {
  readonly winChance: number;
  readonly madeAt: Date;
}

/** Levels from matches, in bulk and in the requested order. */
export abstract class Levels {
  /** As they are now. */
  abstract current(wanted: readonly SportWanted[]): Promise<CurrentLevels[]>;
  /** Newest first. */
  abstract entries(wanted: readonly LevelWanted[], page: PageRequest): Promise<Page<KeptEntry>[]>;
  /** Effect of one match; null if none. */
  abstract entriesOf(wanted: readonly EntryWanted[]): Promise<((KeptEntry & Pool) | null)[]>;
  /** All of them, newest first; there are never many. */
  abstract bonuses(wanted: readonly LevelWanted[]): Promise<KeptBonus[][]>;
  /** Why confirmed matches did not affect levels, in order; null if they did. */
  abstract unratedReasons(matchIds: readonly string[]): Promise<(UnratedReason | null)[]>;
  /** Predictions as they were kept, in order; null if there is none. */
  abstract predictions(matchIds: readonly string[]): Promise<(KeptPrediction | null)[]>;
  /** Oldest first, at most `most` each, evenly sampled, including the last one. */
  abstract history(wanted: readonly LevelWanted[], most: number): Promise<KeptPoint[][]>;
}
