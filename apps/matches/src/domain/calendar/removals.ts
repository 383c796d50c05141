import type { MatchId, UserId } from '@setpoint/kernel';
import { players, sideOf, type Match } from '../match.js';

/** An entry removed from a player's calendar: the player left, or the match lost its time. */
export interface Removal {
  readonly matchId: MatchId;
  /** The time shown in calendars; place and players are no longer disclosed. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly sequence: number;
  readonly removedAt: Date;
}

/** Players from whose calendars a change removes the match. */
export function removedBy(before: Match, after: Match): readonly UserId[] {
  if (!before.plan.when) return [];
  return players(before).filter((player) => !after.plan.when || sideOf(after, player) === null);
}
