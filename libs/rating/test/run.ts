import type { NumberPlayersId } from '@setpoint/kernel';
import {
  awardInSport,
  begin,
  UNKNOWN_IN_SPORT,
  updateSport,
  type LedgerEntry,
  type Participant,
  type RatedMatch,
  type RatingEvent,
  type Ratings,
  type SportParameters,
} from '../src/index.js';

interface RunOptions {
  readonly from?: Ratings | undefined;
  /** Told of each rated match, with the prediction made before it. */
  readonly onMatch?: ((rated: RatedMatch) => void) | undefined;
  readonly onBonus?: ((entry: LedgerEntry) => void) | undefined;
}

/** Ratings after events that are in order, rated one by one as they are when results come in: what a replay has to equal. */
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
