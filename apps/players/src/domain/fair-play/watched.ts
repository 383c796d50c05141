import type { NumberPlayersId, SportId, UserId } from '@setpoint/kernel';
import type { MatchOutcome } from '../match-statistics.js';

/** A confirmed match as the fair-play watch sees it, from one of its players. */
export interface WatchedMatch {
  readonly matchId: string;
  /** When it ended, in milliseconds since 1970. */
  readonly endedAt: number;
  readonly opponents: readonly UserId[];
  readonly outcome: MatchOutcome;
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** Rating data; null if it did not count. */
  readonly expected: { readonly winChance: number; readonly share: number; readonly actualShare: number | null } | null;
  /** Whether this player entered the result that counts. */
  readonly entered: boolean;
  /** From the end to the entry. */
  readonly enteredAfterMs: number;
  /** From the entry to the confirmation; null where nobody answered. */
  readonly answeredAfterMs: number | null;
  /** Number of results entered by this player and disputed, and of those replaced. */
  readonly disputed: number;
  readonly overturned: number;
  /** Won by walkover. */
  readonly noShow: boolean;
}

/** Initial and current level. */
export interface WatchedLevel {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly assessed: number | null;
  readonly now: number;
  readonly matches: number;
}

export interface WatchedPlayer {
  readonly playerId: UserId;
  /** The latest, oldest first. */
  readonly matches: readonly WatchedMatch[];
  readonly levels: readonly WatchedLevel[];
}

/** Older matches are ignored. */
export const WATCHED_DAYS = 365;
/** Maximum number of matches examined per player. */
export const MOST_MATCHES = 120;

const QUICK_MS = 2 * 60_000;

/** Share of games above expectation; null without a prediction. */
export const beyondExpectation = ({ expected }: WatchedMatch): number | null =>
  expected?.actualShare == null ? null : expected.actualShare - expected.share;
export const isAnsweredAtOnce = ({ answeredAfterMs }: WatchedMatch): boolean =>
  answeredAfterMs !== null && answeredAfterMs <= QUICK_MS;
export const isEnteredAtOnce = ({ entered, enteredAfterMs }: WatchedMatch): boolean =>
  entered && enteredAfterMs <= QUICK_MS;
export const isShutout = ({ outcome, gamesWon, gamesLost }: WatchedMatch): boolean =>
  outcome === 'W' && gamesLost === 0 && gamesWon > 0;
/** Win probability according to levels. */
export const hasAChance = ({ expected }: WatchedMatch): boolean => (expected?.winChance ?? 0) >= 0.4;
