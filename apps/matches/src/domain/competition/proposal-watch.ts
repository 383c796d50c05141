import type { Match } from '../match.js';
import { isUnagreed, type ProposedTimes } from './proposals.js';

/** What both sides were told of the times that are proposed to them. */
export interface ProposalWatch {
  readonly proposedAt: Date | null;
  /** The end of the window of which they were told that it comes near. */
  readonly warnedFor: Date | null;
}

/** Times are there for the first time, or there is little time left. */
export type ProposalNews = 'FIRST' | 'RUNNING_OUT';

export interface Watched {
  readonly news: ProposalNews | null;
  readonly watch: ProposalWatch;
  /** When to look again; null: not before the match or its players change. */
  readonly dueAt: Date | null;
}

const DAY_MS = 24 * 3_600_000;
const WARNING_MS = 2 * DAY_MS;

/** What both sides are told now: each thing once, of a later end again (BYD-10). */
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
  // Another match may be called off, and leave a time to all.
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const dueAt = proposedAt === null && tomorrow < warnsAt ? tomorrow : warnsAt;
  return { news, watch: { ...watch, proposedAt }, dueAt };
}
