import type { MatchViewFragment } from '@setpoint/client/documents';

/** The open proposal on the screen, which the next one answers. */
export const seenProposal = ({ proposal }: Pick<MatchViewFragment, 'proposal'>): { readonly proposalId?: string } =>
  proposal?.state === 'OPEN' ? { proposalId: proposal.id } : {};

/** Whether the others are asked now. */
export const isProposed = (payload: { readonly match: Pick<MatchViewFragment, 'proposal'> | null }): boolean =>
  payload.match?.proposal?.state === 'OPEN';
