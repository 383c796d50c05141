import type { UserId } from '@setpoint/kernel';
import type { Removal } from '../../domain/calendar/removals.js';
import type { MatchView } from './match-reads.js';

/** Data for a player's calendar. */
export abstract class Calendars {
  /** Matches with a time since `from` in which the player has a place, in order of time; 300 at most. */
  abstract playedSince(player: UserId, from: Date): Promise<readonly MatchView[]>;
  /** Entries removed from the player's calendar since then. */
  abstract removedSince(player: UserId, from: Date): Promise<readonly Removal[]>;
}
