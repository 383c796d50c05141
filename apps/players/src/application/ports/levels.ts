import type { Page, PageRequest, Side, UserId } from '@setpoint/kernel';
import type { Pool, UnratedReason } from '../../domain/levels/rated-match.js';
import type { Standing, Trend } from '../../domain/levels/standing.js';

/** One player in one sport and number of players; numbers as clients send them. */
export interface LevelWanted {
  readonly playerId: UserId;
  readonly sport: number;
  readonly numberPlayers: number;
}

export interface CurrentLevel {
  readonly standing: Standing;
  /** What the last match did to it. */
  readonly trend: Trend;
}

/** How somebody met a match that counts. */
export interface MetMatch {
  readonly side: Side;
  readonly mean: number;
  readonly deviation: number;
  /** The half step that was shown; null without any. */
  readonly shown: number | null;
  /** Different opponents met before. */
  readonly met: number;
}

/** What one match did to one player, and how everybody met it. */
export interface KeptEntry {
  readonly playerId: UserId;
  readonly matchId: string;
  readonly playedAt: Date;
  readonly trend: Trend;
  readonly before: MetMatch;
  readonly after: MetMatch;
  readonly winChance: number;
  readonly expectedShare: number;
  readonly actualShare: number | null;
  /** In levels. */
  readonly parts: { readonly score: number; readonly win: number; readonly partner: number; readonly bonus: number };
  readonly everybody: readonly MetMatch[];
}

/** What a tournament won added to somebody's level. */
export interface KeptBonus {
  readonly tournamentId: string;
  readonly wonAt: Date;
  readonly before: Omit<MetMatch, 'side'>;
  readonly after: Omit<MetMatch, 'side'>;
  /** In levels. */
  readonly bonus: number;
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

/** Levels that matches have moved. Many at once, each in the order in which they are wanted. */
export abstract class Levels {
  /** Null before the first match that counts. */
  abstract current(wanted: readonly LevelWanted[]): Promise<(CurrentLevel | null)[]>;
  /** Newest first. */
  abstract entries(wanted: readonly LevelWanted[], page: PageRequest): Promise<Page<KeptEntry>[]>;
  /** What one match did; null where it moved nothing. */
  abstract entriesOf(wanted: readonly EntryWanted[]): Promise<((KeptEntry & Pool) | null)[]>;
  /** Newest first; all of them, nobody wins that many. */
  abstract bonuses(wanted: readonly LevelWanted[]): Promise<KeptBonus[][]>;
  /** Why confirmed matches moved no level, in their order; null where they did. */
  abstract unratedReasons(matchIds: readonly string[]): Promise<(UnratedReason | null)[]>;
  /** Oldest first, at most `most` of each, spread evenly; the last one is among them. */
  abstract history(wanted: readonly LevelWanted[], most: number): Promise<KeptPoint[][]>;
}
