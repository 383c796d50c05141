import { award } from './bonus.js';
import type { LedgerEntry } from './ledger.js';
import type { Participant } from './match.js';
import { inOrder, type LeftOut, type OrderedEvents, type RatingEvent } from './order.js';
import type { Parameters } from './parameters.js';
import { coldStart, type Rating } from './rating.js';
import { entriesOf, update, type RatedMatch } from './update.js';

export type Ratings = ReadonlyMap<string, Rating>;

export interface Replay {
  /** By player. */
  readonly ratings: Ratings;
  /** In the order of events; each of a match in the order of its participants. */
  readonly ledger: readonly LedgerEntry[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Ratings and ledger after the events of one sport and number of players, in whatever order they come (LVL-08).
 * `from` holds the ratings before the first of them: those of a snapshot.
 */
export function replay(events: Iterable<RatingEvent>, parameters: Parameters, from: Ratings = new Map()): Replay {
  const ordered = inOrder(events);
  const ledger: LedgerEntry[] = [];
  const ratings = run(ordered, parameters, {
    from,
    onMatch: (rated) => ledger.push(...entriesOf(rated, parameters)),
    onBonus: (entry) => ledger.push(entry),
  });
  return { ratings, ledger, leftOut: ordered.leftOut };
}

interface RunOptions {
  readonly from?: Ratings;
  /** Told of each rated match, with the prediction made before it. */
  readonly onMatch?: (rated: RatedMatch) => void;
  readonly onBonus?: (entry: LedgerEntry) => void;
}

/** The same for events that are in order already, without writing a ledger. */
export function run({ events }: OrderedEvents, parameters: Parameters, options: RunOptions = {}): Ratings {
  const ratings = new Map(options.from);
  const ratingOf = ({ id, assessed }: Participant) => ratings.get(id) ?? coldStart(assessed, parameters);
  for (const event of events) {
    if (event.kind === 'BONUS') {
      const { rating, entry } = award(event, ratingOf({ id: event.playerId, assessed: event.assessed }));
      ratings.set(event.playerId, rating);
      options.onBonus?.(entry);
      continue;
    }
    const { A, B } = event.sides;
    const rated = update(event, { A: A.map(ratingOf), B: B.map(ratingOf) }, parameters);
    for (const [index, { id }] of A.entries()) ratings.set(id, rated.after.A[index]!);
    for (const [index, { id }] of B.entries()) ratings.set(id, rated.after.B[index]!);
    options.onMatch?.(rated);
  }
  return ratings;
}
