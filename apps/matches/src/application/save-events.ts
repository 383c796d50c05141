import { applyEvents } from '../domain/evolve.js';
import { contestedCase } from '../domain/cases/case.js';
import type { Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { leavesTimeOpen } from '../domain/polls/poll.js';
import { guestNewsFor } from './guest-messages.js';
import type { MatchTransaction } from './ports/matches.js';

/** Saves what was decided about a match together with its integration events, and the case of a result that was disputed twice (RES-04); resolves with the match as it is then. */
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
  // What a poll asks for was decided otherwise, or is of no use any more.
  if (leavesTimeOpen(before) && !leavesTimeOpen(after)) await endPoll(transaction, after, events.at(-1)!.at);
  const contested = events.some(({ type }) => type === 'RESULT_DISPUTED') && contestedCase(after);
  if (contested) await transaction.openCase(contested);
  return after;
}

async function endPoll(transaction: MatchTransaction, { id }: Match, endedAt: Date): Promise<void> {
  const poll = await transaction.loadPoll(id);
  if (poll && poll.endedAt === null) await transaction.savePoll({ ...poll, endedAt }, []);
}
