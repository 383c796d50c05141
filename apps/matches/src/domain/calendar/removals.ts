import type { MatchId, UserId } from '@setpoint/kernel';
import { players, sideOf, type Match } from '../match.js';

/** A time that was in a player's calendar and is no more: the player left, or the match lost its time. */
export interface Removal {
  readonly matchId: MatchId;
  /** The time that calendars show; of where and with whom the player learns nothing more. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly sequence: number;
  readonly removedAt: Date;
}

/** Whose calendars a change takes the match out of. */
export function removedBy(before: Match, after: Match): readonly UserId[] {
  if (!before.plan.when) return [];
  return players(before).filter((player) => !after.plan.when || sideOf(after, player) === null);
}
