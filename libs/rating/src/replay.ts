import { award } from './bonus.js';
import type { LedgerEntry } from './ledger.js';
import type { Participant } from './match.js';
import { inOrder, type LeftOut, type RatingEvent } from './order.js';
import type { Parameters } from './parameters.js';
import { coldStart, type Rating } from './rating.js';
import { entriesOf, update, type RatedMatch } from './update.js';

export type Ratings = ReadonlyMap<string, Rating>;

export interface Replay {
  /** By player. */
  readonly ratings: Ratings;
  readonly leftOut: readonly LeftOut[];
}

export interface ReplayOptions {
  /** The ratings before the first event: those of a snapshot. */
  readonly from?: Ratings;
  /** Is handed the ledger entry by entry, in the order of events; those of a match in the order of its participants. */
  readonly onEntry?: (entry: LedgerEntry) => void;
}

/** Ratings after the events of one sport and number of players, in whatever order they come (LVL-08). */
export function replay(
  events: Iterable<RatingEvent>,
  parameters: Parameters,
  { from, onEntry }: ReplayOptions = {},
): Replay {
  const ordered = inOrder(events);
  const ratings = run(ordered.events, parameters, {
    from,
    onMatch: onEntry && ((rated) => entriesOf(rated).forEach(onEntry)),
    onBonus: onEntry,
  });
  return { ratings, leftOut: ordered.leftOut };
}

interface RunOptions {
  readonly from?: Ratings | undefined;
  /** Told of each rated match, with the prediction made before it. */
  readonly onMatch?: ((rated: RatedMatch) => void) | undefined;
  readonly onBonus?: ((entry: LedgerEntry) => void) | undefined;
}

/** The same for events that are in order already, without writing a ledger. */
export function run(events: Iterable<RatingEvent>, parameters: Parameters, options: RunOptions = {}): Ratings {
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
    A.forEach(({ id }, index) => ratings.set(id, rated.after.A[index]!));
    B.forEach(({ id }, index) => ratings.set(id, rated.after.B[index]!));
    options.onMatch?.(rated);
  }
  return ratings;
}
