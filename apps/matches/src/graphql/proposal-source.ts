import { isSupport, type Identity } from '@setpoint/kernel';
import { isInvolved, type Match } from '../domain/match.js';
import { askedBy, lapsesAt, takesProposals, type PlanProposal } from '../domain/proposal/proposal.js';
import type * as schema from './generated/schema.js';
import { userRef } from './match-places.js';

/** Carries its match, which the access rule PARTICIPANT needs. */
export type ProposalSource = schema.MatchProposal & { readonly match: Match };

/** For those involved and support, as long as it says more than the schedule. */
export function proposalSource(match: Match, who: Identity): ProposalSource | null {
  const { proposal } = match;
  const state = proposal && stateOf(match, proposal);
  if (!state || !(isSupport(who) || (who.kind === 'user' && isInvolved(match, who.userId)))) return null;
  const { courtId, booked, minutesPlay, timeZone, when } = proposal.plan;
  return {
    ...{ match, id: proposal.id, state, proposedBy: userRef(proposal.by), proposedAt: proposal.at },
    ...{ court: { id: courtId }, booked, minutesPlay, timeZone, ...when },
    lapsesAt: lapsesAt(proposal, match),
    acceptedBy: proposal.accepted.map(({ playerId }) => userRef(playerId)),
    waitsFor: state === 'OPEN' ? askedBy(proposal, match).map(userRef) : [],
    endedBy: proposal.end?.by ? userRef(proposal.end.by) : null,
  };
}

/** Null where another plan has taken its place, and after the match. */
function stateOf(match: Match, { end }: PlanProposal): schema.MatchProposalState | null {
  if (!takesProposals(match)) return null;
  if (end === null) return 'OPEN';
  return end.how === 'ACCEPTED' || end.how === 'REPLACED' ? null : end.how;
}
