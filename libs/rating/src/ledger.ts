import type { Side } from '@setpoint/kernel';
import type { Belief } from './rating.js';
import { millionths } from './millionths.js';

/** Where a change of level comes from, in levels. The parts sum to the change exactly, in millionths (BYD-01). */
export interface Parts {
  /** What the score said beyond what was expected. */
  readonly score: number;
  /** What winning or losing itself said. */
  readonly win: number;
  /** What one takes from the partner or leaves to them, who are known better or worse; over a team it sums to nothing. */
  readonly partner: number;
  /** For winning a tournament (LVL-06). */
  readonly bonus: number;
}

interface Entry {
  readonly playerId: string;
  /** Match or tournament. */
  readonly sourceId: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** As the match met the player: time since the last one has widened the deviation. */
  readonly before: Belief;
  readonly after: Belief;
  /**
   * What matches with the other number of players have added to the mean since the player's entry before, or to the start;
   * in levels, within `before`. Together with it, each entry begins where the one before ended.
   */
  readonly carriedOver: number;
  readonly parts: Parts;
}

/** What one rated match did to one player; shares and chances are seen from this player's side. */
export interface MatchEntry extends Entry {
  readonly kind: 'MATCH';
  readonly side: Side;
  /** 0 to 1, as predicted before the match. */
  readonly winChance: number;
  readonly expectedShare: number;
  /** Share of the games, 0 to 1; null when only the winner is known. */
  readonly share: number | null;
  /** Null for a draw, and after a retirement, where only the games count. */
  readonly won: boolean | null;
}

export interface BonusEntry extends Entry {
  readonly kind: 'BONUS';
}

export type LedgerEntry = MatchEntry | BonusEntry;

/** The change of the level, in millionths. */
export const changeOf = ({ before, after }: Entry): number => millionths(after.mean) - millionths(before.mean);
