import type { CourtId, MatchId, UserId } from '@setpoint/kernel';
import { members, pendingInvitationOf, sideOf, type Match, type Minutes, type When } from '../match.js';
import { isGuest } from '../guest.js';

export type PollAnswer = 'YES' | 'IF_NEED_BE' | 'NO';

/** A time that is proposed. */
export interface PollTime {
  readonly id: string;
  readonly courtId: CourtId | null;
  readonly when: When;
  readonly minutesPlay: Minutes;
  readonly timeZone: string;
}

export interface PollVote {
  readonly timeId: string;
  readonly playerId: UserId;
  readonly answer: PollAnswer;
}

/** A question to those who play or are invited: when? (BYD-04) */
export interface Poll {
  readonly id: string;
  readonly matchId: MatchId;
  readonly openedBy: UserId;
  readonly openedAt: Date;
  /** Until when one votes; the organiser may choose after that, too. */
  readonly closesAt: Date;
  readonly times: readonly PollTime[];
  readonly votes: readonly PollVote[];
  /** When a time was chosen, or there was nothing to choose any more. */
  readonly endedAt: Date | null;
  readonly chosenId: string | null;
}

/** A match with a time, or one that is not organised any more, has nothing to vote about. */
export const leavesTimeOpen = (match: Match): boolean => match.state === 'ORGANIZING' && match.plan.when === null;

export const isEnded = (poll: Poll, match: Match): boolean => poll.endedAt !== null || !leavesTimeOpen(match);

export const takesVotes = (poll: Poll, match: Match, now: Date): boolean =>
  !isEnded(poll, match) && now < poll.closesAt;

/** Who plays or is invited, and has an account to vote with. */
export const mayVote = (match: Match, who: UserId): boolean =>
  !isGuest(who) && (sideOf(match, who) !== null || pendingInvitationOf(match, who) !== undefined);

/** Whether this person has said yes or no to any of the times. */
export const hasVoted = (poll: Poll, who: UserId): boolean => poll.votes.some(({ playerId }) => playerId === who);

/** Whose votes count: who has left the match is asked no longer. */
export const countedVotes = (poll: Poll, match: Match): readonly PollVote[] =>
  poll.votes.filter(({ playerId }) => mayVote(match, playerId));

/** Everybody who is asked. */
export const voters = (match: Match): readonly UserId[] => [
  ...new Set([
    ...members(match),
    ...match.invitations.map(({ playerId }) => playerId).filter((id) => mayVote(match, id)),
  ]),
];
