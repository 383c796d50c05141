import type { Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { guestEventFor } from '../events/outgoing-guests.js';
import { integrationEventFor } from '../events/outgoing.js';
import type { PastEvent } from './seeds.js';

/** Events older than this are of no interest any more, except for what levels are made of. */
const NEWS_MS = 30 * 24 * 3_600_000;
const COUNTS_FOR_EVER: readonly MatchEvent['type'][] = ['BECAME_READY', 'OPPONENT_EVALUATED', 'RESULT_CONFIRMED'];

/** What others would have heard of it. */
export function pastEventsOf(event: MatchEvent, after: Match, now: number): readonly PastEvent[] {
  const isNews = event.at.getTime() > now - NEWS_MS;
  if (!isNews && !COUNTS_FOR_EVER.includes(event.type)) return [];
  return [integrationEventFor(event, after), guestEventFor(event, after)].flatMap((news) =>
    news ? [{ ...news, at: event.at }] : [],
  );
}
