import type { UserId } from '@setpoint/kernel';
import type { Removal } from '../../domain/calendar/removals.js';
import type { MatchView } from './match-reads.js';

/** What a player's calendar is made of. */
export abstract class Calendars {
  /** Matches with a time since `from` in which the player has a place, in order of time; 300 at most. */
  abstract playedSince(player: UserId, from: Date): Promise<readonly MatchView[]>;
  /** What was taken out of the player's calendar since then. */
  abstract removedSince(player: UserId, from: Date): Promise<readonly Removal[]>;
}
