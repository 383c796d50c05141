import type { UserId } from '@setpoint/kernel';
import { isScheduled, missing, organises, pendingInvitationOf, sideOf, type Match } from './match.js';
import { accusedSide, openNoShow } from './no-shows.js';
import { isContested } from './results.js';
import { isAsked, lapsesAt, openProposal } from './proposal/proposal.js';
import { expiryOf, passTime } from './pass-time.js';
import { hasVoted, mayVote, takesVotes, type Poll } from './polls/poll.js';

/** What waits for an answer, as in the schema (PLY-12). */
export type WaitingKind =
  | 'INVITATION'
  | 'ORGANISE'
  | 'ANSWER_PROPOSAL'
  | 'VOTE'
  | 'ENTER_RESULT'
  | 'CONFIRM_RESULT'
  | 'ANSWER_NO_SHOW';

export interface Waiting {
  readonly kind: WaitingKind;
  readonly until: Date | null;
}

/** Pending actions of this person in the match; `poll` is the newest one of the match. */
export function waitingFor(stored: Match, who: UserId, now: Date, poll: Poll | null = null): Waiting | null {
  const { match } = passTime(stored, now);
  const side = sideOf(match, who);
  const proposed = openProposal(match);
  if (proposed && isAsked(match, who)) return { kind: 'ANSWER_PROPOSAL', until: lapsesAt(proposed, match) };
  switch (match.state) {
    case 'ORGANIZING': {
      if (pendingInvitationOf(match, who) && missing(match) > 0) return { kind: 'INVITATION', until: expiryOf(match) };
      const until = match.competition?.closesAt ?? expiryOf(match);
      // In a competition either side sets court and time, and both lose if nobody does (TRN-10).
      const isMine =
        (match.competition ? side !== null : organises(match, who)) && !isScheduled(match.plan) && !proposed;
      const isAsked = poll && takesVotes(poll, match, now) && mayVote(match, who) && !hasVoted(poll, who);
      if (isMine && !(match.competition && isAsked)) return { kind: 'ORGANISE', until };
      return isAsked ? { kind: 'VOTE', until: until === null || poll.closesAt < until ? poll.closesAt : until } : null;
    }
    case 'AWAITING_RESULT': {
      const report = openNoShow(match);
      if (report)
        return side === accusedSide(match, report) ? { kind: 'ANSWER_NO_SHOW', until: expiryOf(match) } : null;
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
