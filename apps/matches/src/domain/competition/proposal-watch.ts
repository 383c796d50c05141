import type { Match } from '../match.js';
import { isUnagreed, type ProposedTimes } from './proposals.js';

/** What both sides were notified about regarding proposed times. */
export interface ProposalWatch {
  readonly proposedAt: Date | null;
  /** The window end for which they were warned. */
  readonly warnedFor: Date | null;
}

/** Times are there for the first time, or there is little time left. */
export type ProposalNews = 'FIRST' | 'RUNNING_OUT';

export interface Watched {
  readonly news: ProposalNews | null;
  readonly watch: ProposalWatch;
  /** When to check again; null: when the match or its players change. */
  readonly dueAt: Date | null;
}

const DAY_MS = 24 * 3_600_000;
const WARNING_MS = 2 * DAY_MS;

/** Notices due now: each once, and again after an extension (BYD-10). */
export function watchProposals(match: Match, watch: ProposalWatch, proposed: ProposedTimes, now: Date): Watched {
  if (!isUnagreed(match, now)) return { news: null, watch, dueAt: null };
  const { closesAt } = match.competition;
  const warnsAt = new Date(closesAt.getTime() - WARNING_MS);
  const isFound = proposed.times.length > 0;
  const proposedAt = watch.proposedAt ?? (isFound ? now : null);
  if (warnsAt <= now) {
    const isWarned = watch.warnedFor?.getTime() === closesAt.getTime();
    return { news: isWarned ? null : 'RUNNING_OUT', watch: { proposedAt, warnedFor: closesAt }, dueAt: null };
  }
  const news = watch.proposedAt === null && isFound ? 'FIRST' : null;
  // Another match may be cancelled, which frees a time.
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const dueAt = proposedAt === null && tomorrow < warnsAt ? tomorrow : warnsAt;
  return { news, watch: { ...watch, proposedAt }, dueAt };
}
