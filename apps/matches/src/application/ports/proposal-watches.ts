import type { OutgoingEvent } from '@setpoint/events';
import type { Match } from '../../domain/match.js';
import type { ProposalWatch, Watched } from '../../domain/competition/proposal-watch.js';

/** Looks at one match; may run again after a rollback. */
export type LookAtProposals = (
  match: Match,
  watch: ProposalWatch,
) => Promise<Pick<Watched, 'watch' | 'dueAt'> & { readonly outgoing: readonly OutgoingEvent[] }>;

/** Competition matches whose proposed times are recomputed periodically (BYD-10). */
export abstract class ProposalWatches {
  /** Processes one batch of due matches, most overdue first. Resolves with their number. */
  abstract settleDue(now: Date, look: LookAtProposals): Promise<number>;
}
