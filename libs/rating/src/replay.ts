import type { NumberPlayersId } from '@setpoint/kernel';
import type { LedgerEntry } from './ledger.js';
import type { Participant } from './match.js';
import { inOrder, type LeftOut, type RatingEvent } from './order.js';
import type { SportParameters } from './sport-parameters.js';
import { begin, UNKNOWN_IN_SPORT, type SportRating } from './sport-rating.js';
import { awardInSport, updateSport } from './sport-update.js';
import { entriesOf, type RatedMatch } from './update.js';

export type Ratings = ReadonlyMap<string, SportRating>;

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

/** Ratings after the events of one sport, in whatever order they come (LVL-08). */
export function replay(
  events: Iterable<RatingEvent>,
  parameters: SportParameters,
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
export function run(events: Iterable<RatingEvent>, parameters: SportParameters, options: RunOptions = {}): Ratings {
  const ratings = new Map(options.from);
  const ratingIn = (numberPlayers: NumberPlayersId, { id, assessed }: Participant) =>
    begin(ratings.get(id) ?? UNKNOWN_IN_SPORT, numberPlayers, assessed, parameters);
  for (const event of events) {
    if (event.kind === 'BONUS') {
      const { playerId: id, assessed, numberPlayers } = event;
      const { after, entry } = awardInSport(event, ratingIn(numberPlayers, { id, assessed }));
      ratings.set(id, after);
      options.onBonus?.(entry);
      continue;
    }
    const { A, B } = event.sides;
    const ratingOf = (player: Participant) => ratingIn(A.length === 1 ? 1 : 2, player);
    const { rated, after } = updateSport(event, { A: A.map(ratingOf), B: B.map(ratingOf) }, parameters);
    A.forEach(({ id }, index) => ratings.set(id, after.A[index]!));
    B.forEach(({ id }, index) => ratings.set(id, after.B[index]!));
    options.onMatch?.(rated);
  }
  return ratings;
}
