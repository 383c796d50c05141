import type { UserId } from '@setpoint/kernel';
import { members, type Match, type Schedule } from '../match.js';
import { isWithoutResult } from '../results.js';
import { before, LEAVING_MS } from '../rules/deadlines.js';

/** An invitation to play: court, date and time that one player proposes to the others (MAT-23). */
export interface PlanProposal {
  readonly id: string;
  readonly by: UserId;
  readonly at: Date;
  readonly plan: Schedule;
  /** Who has said yes since, or before in a poll; not the proposer. */
  readonly accepted: readonly { readonly playerId: UserId; readonly at: Date }[];
  /** Null while it waits for answers. */
  readonly end: ProposalEnd | null;
}

export interface ProposalEnd {
  /** REPLACED: somebody proposed another time, or court and time were set or cleared. */
  readonly how: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'REPLACED' | 'LAPSED';
  /** Null: by itself. */
  readonly by: UserId | null;
  readonly at: Date;
}

/** The proposal that waits for answers; null if there is none. */
export function openProposal(match: Match): PlanProposal | null {
  return takesProposals(match) && match.proposal?.end === null ? match.proposal : null;
}

/** Before the match, and after one of a competition that was rained off. */
export const takesProposals = (match: Match): boolean =>
  match.state === 'ORGANIZING' || match.state === 'READY' || (match.competition !== null && isWithoutResult(match));

/** It lapses two hours before its start, while everybody can still arrange for it, or at the end of the play period. */
export function lapsesAt({ plan }: PlanProposal, { competition }: Pick<Match, 'competition'>): Date {
  const late = before(plan.when.startsAt, LEAVING_MS);
  return competition && competition.closesAt < late ? competition.closesAt : late;
}

export const hasAccepted = ({ by, accepted }: PlanProposal, who: UserId): boolean =>
  by === who || accepted.some(({ playerId }) => playerId === who);

/** Who still has to answer. Guests agree through the player who invited them. */
export const askedBy = (proposal: PlanProposal, match: Match): readonly UserId[] =>
  members(match).filter((id) => !hasAccepted(proposal, id));

/** Whether this person has to answer. */
export const isAsked = (match: Match, who: UserId): boolean => {
  const open = openProposal(match);
  return open !== null && askedBy(open, match).includes(who);
};
