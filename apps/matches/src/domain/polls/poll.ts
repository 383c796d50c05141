import type { CourtId, MatchId, UserId } from '@setpoint/kernel';
import { members, pendingInvitationOf, sideOf, type Match, type Minutes, type When } from '../match.js';
import { isGuest } from '../guest.js';

export type PollAnswer = 'YES' | 'IF_NEED_BE' | 'NO';

/** A proposed time. */
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

/** A poll of times among players and invited players (BYD-04). */
export interface Poll {
  readonly id: string;
  readonly matchId: MatchId;
  readonly openedBy: UserId;
  readonly openedAt: Date;
  /** End of voting; the organiser may still choose after it. */
  readonly closesAt: Date;
  readonly times: readonly PollTime[];
  readonly votes: readonly PollVote[];
  /** When a time was chosen or the poll became obsolete. */
  readonly endedAt: Date | null;
  readonly chosenId: string | null;
}

/** A match that has a time or is no longer being organised needs no poll. */
export const leavesTimeOpen = (match: Match): boolean => match.state === 'ORGANIZING' && match.plan.when === null;

export const isEnded = (poll: Poll, match: Match): boolean => poll.endedAt !== null || !leavesTimeOpen(match);

export const takesVotes = (poll: Poll, match: Match, now: Date): boolean =>
  !isEnded(poll, match) && now < poll.closesAt;

/** Players and invited players with an account. */
export const mayVote = (match: Match, who: UserId): boolean =>
  !isGuest(who) && (sideOf(match, who) !== null || pendingInvitationOf(match, who) !== undefined);

/** Whether this person has voted on any of the times. */
export const hasVoted = (poll: Poll, who: UserId): boolean => poll.votes.some(({ playerId }) => playerId === who);

/** Votes that count, without those of players who have left. */
export const countedVotes = (poll: Poll, match: Match): readonly PollVote[] =>
  poll.votes.filter(({ playerId }) => mayVote(match, playerId));

/** Everybody who can vote. */
export const voters = (match: Match): readonly UserId[] => [
  ...new Set([
    ...members(match),
    ...match.invitations.map(({ playerId }) => playerId).filter((id) => mayVote(match, id)),
  ]),
];
