import { applyEvents } from '../domain/evolve.js';
import { contestedCase } from '../domain/cases/case.js';
import type { Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { leavesTimeOpen } from '../domain/polls/poll.js';
import { guestNewsFor } from './guest-messages.js';
import type { MatchTransaction } from './ports/matches.js';

/** Saves the decided changes of a match with its integration events, and opens the case of a result disputed twice (RES-04). Resolves with the new match. */
export async function saveEvents(
  transaction: MatchTransaction,
  before: Match,
  events: readonly MatchEvent[],
): Promise<Match> {
  if (events.length === 0) return before;
  const after = applyEvents(before, events);
  const guestNews = guestNewsFor(before, events);
  const outgoing = [...integrationEventsFor(before, events), ...guestNews.outgoing];
  await transaction.save({ before, after, events, outgoing, guestLinks: guestNews.links });
  // Ends polls that are obsolete because a time was set otherwise or the match ended.
  if (leavesTimeOpen(before) && !leavesTimeOpen(after)) await endPoll(transaction, after, events.at(-1)!.at);
  const contested = events.some(({ type }) => type === 'RESULT_DISPUTED') && contestedCase(after);
  if (contested) await transaction.openCase(contested);
  return after;
}

async function endPoll(transaction: MatchTransaction, { id }: Match, endedAt: Date): Promise<void> {
  const poll = await transaction.loadPoll(id);
  if (poll && poll.endedAt === null) await transaction.savePoll({ ...poll, endedAt }, []);
}
