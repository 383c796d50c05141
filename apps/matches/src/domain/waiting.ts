import type { UserId } from '@setpoint/kernel';
import { isScheduled, missing, pendingInvitationOf, sideOf, type Match } from './match.js';
import { isContested } from './results.js';
import { expiryOf, passTime } from './pass-time.js';

/** What waits for an answer, as in the schema (PLY-12). */
export type WaitingKind = 'INVITATION' | 'ORGANISE' | 'ENTER_RESULT' | 'CONFIRM_RESULT';

export interface Waiting {
  readonly kind: WaitingKind;
  readonly until: Date | null;
}

/** What of this match waits for this person now. */
export function waitingFor(stored: Match, who: UserId, now: Date): Waiting | null {
  const { match } = passTime(stored, now);
  const side = sideOf(match, who);
  switch (match.state) {
    case 'ORGANIZING': {
      if (pendingInvitationOf(match, who) && missing(match) > 0) return { kind: 'INVITATION', until: expiryOf(match) };
      const isMine = match.organiserId === who && !isScheduled(match.plan);
      return isMine ? { kind: 'ORGANISE', until: expiryOf(match) } : null;
    }
    case 'AWAITING_RESULT': {
      const returnedTo = match.returned ? sideOf(match, match.returned.result.enteredBy) : side;
      return side && side === returnedTo ? { kind: 'ENTER_RESULT', until: match.givesUpAt } : null;
    }
    case 'AWAITING_CONFIRMATION': {
      const entered = sideOf(match, match.result.enteredBy);
      if (!side || (side === entered && !(isContested(match) && match.dispute))) return null;
      return side === entered
        ? { kind: 'ENTER_RESULT', until: null }
        : { kind: 'CONFIRM_RESULT', until: match.confirmsAt };
    }
    default:
      return null;
  }
}
