import type { TournamentWon } from './bonus.js';
import { reasonNotRated, type NotRatedReason, type PlayedMatch } from './match.js';

export type RatingEvent = PlayedMatch | TournamentWon;

export interface LeftOut {
  readonly id: string;
  /** CONTRADICTORY: two different results of one match; neither counts until it is settled. */
  readonly reason: NotRatedReason | 'CONTRADICTORY';
}

/** Events that count, each once, in the order that levels follow. */
export interface OrderedEvents {
  readonly events: readonly RatingEvent[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The order is (end, matches before bonuses, id), never that of arrival; an event that comes twice counts once (LVL-08).
 */
export function inOrder(events: Iterable<RatingEvent>): OrderedEvents {
  const { known, contradictory } = byKey(events);
  const counting: RatingEvent[] = [];
  const leftOut: LeftOut[] = [];
  for (const [key, event] of known) {
    const reason = contradictory.has(key) ? 'CONTRADICTORY' : countsNot(event);
    if (reason) leftOut.push({ id: event.id, reason });
    else counting.push(event);
  }
  leftOut.sort((a, b) => compare(a.id, b.id));
  return { events: counting.sort(compareEvents), leftOut };
}

/** Each event once, and the keys of those that came in different versions. */
function byKey(events: Iterable<RatingEvent>) {
  const known = new Map<string, RatingEvent>();
  const contradictory = new Set<string>();
  for (const event of events) {
    const key = keyOf(event);
    const other = known.get(key);
    if (!other) known.set(key, event);
    else if (!sameEvent(other, event)) contradictory.add(key);
  }
  return { known, contradictory };
}

/** A tournament gives a bonus to each of its winners. */
const keyOf = (event: RatingEvent) => (event.kind === 'MATCH' ? event.id : `${event.id} ${event.playerId}`);

const sameEvent = (a: RatingEvent, b: RatingEvent) => JSON.stringify(a) === JSON.stringify(b);

/** Why a single event counts nothing; null if it does. */
export const countsNot = (event: RatingEvent): NotRatedReason | null =>
  event.kind === 'MATCH' ? reasonNotRated(event) : null;

/** By end, matches before bonuses, then id. */
export const compareEvents = (a: RatingEvent, b: RatingEvent): number =>
  a.endedAt - b.endedAt || compare(b.kind, a.kind) || compare(keyOf(a), keyOf(b));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
