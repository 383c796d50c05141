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

/** The order is (end, kind, id), never that of arrival; an event that comes twice counts once (LVL-08). */
export function inOrder(events: Iterable<RatingEvent>): OrderedEvents {
  const counting: RatingEvent[] = [];
  const leftOut: LeftOut[] = [];
  for (const versions of byKey(events).values()) {
    const [event] = versions;
    const reason = versions.length > 1 ? 'CONTRADICTORY' : event!.kind === 'MATCH' ? reasonNotRated(event!) : null;
    if (reason) leftOut.push({ id: event!.id, reason });
    else counting.push(event!);
  }
  leftOut.sort((a, b) => compare(a.id, b.id));
  return { events: counting.sort(byTime), leftOut };
}

/** The different versions of each event. */
function byKey(events: Iterable<RatingEvent>): Map<string, RatingEvent[]> {
  const versions = new Map<string, RatingEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    const known = versions.get(key);
    if (!known) versions.set(key, [event]);
    else if (!known.some((other) => sameEvent(other, event))) known.push(event);
  }
  return versions;
}

/** A tournament gives a bonus to each of its winners. */
const keyOf = (event: RatingEvent) => (event.kind === 'MATCH' ? event.id : `${event.id} ${event.playerId}`);

const sameEvent = (a: RatingEvent, b: RatingEvent) => JSON.stringify(a) === JSON.stringify(b);

const byTime = (a: RatingEvent, b: RatingEvent) =>
  a.endedAt - b.endedAt || compare(a.kind, b.kind) || compare(keyOf(a), keyOf(b));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
