import type { OutgoingEvent } from '@setpoint/events';
import type { Match } from '../../domain/match.js';
import type { ProposalWatch, Watched } from '../../domain/competition/proposal-watch.js';

/** Looks at one match; may run again after a rollback. */
export type LookAtProposals = (
  match: Match,
  watch: ProposalWatch,
) => Promise<Pick<Watched, 'watch' | 'dueAt'> & { readonly outgoing: readonly OutgoingEvent[] }>;

/** Matches of competitions whose proposed times are looked at from time to time (BYD-10). */
export abstract class ProposalWatches {
  /** One batch of those that are due, the longest overdue first. Resolves with how many there were. */
  abstract settleDue(now: Date, look: LookAtProposals): Promise<number>;
}
