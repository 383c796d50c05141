import { bonusEntry } from './bonus.js';
import { History } from './history.js';
import type { LedgerEntry } from './ledger.js';
import type { PlayedMatch } from './match.js';
import { inOrder, type LeftOut, type RatingEvent } from './order.js';
import { RatingPass } from './rating-pass.js';
import type { SportParameters } from './sport-parameters.js';
import type { SportRating } from './sport-rating.js';
import { writtenEntry } from './update.js';

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
  const pass = new RatingPass(History.ofOrdered(ordered.events), parameters, from);
  ordered.events.forEach((event, index) => {
    pass.rate(index);
    if (!onEntry) return;
    if (event.kind === 'MATCH') writeEntries(event, index, pass, onEntry);
    else onEntry(bonusEntry(event, { ...pass.after(index, 0), mean: pass.means[0]! }, pass.carriedOver[0]! || 0));
  });
  return { ratings: pass.ratings(), leftOut: ordered.leftOut };
}

/** The ledger of the match that has just been rated. */
function writeEntries(
  match: PlayedMatch,
  index: number,
  pass: RatingPass,
  onEntry: (entry: LedgerEntry) => void,
): void {
  const rated = { match, prediction: pass, evidence: pass };
  const { means, variances, carriedOver } = pass;
  const players = match.sides.A.length;
  for (let place = 0; place < 2 * players; place++) {
    const first = place < players ? 0 : players;
    const side = first === 0 ? 'A' : 'B';
    onEntry(
      writtenEntry(rated, side, {
        playerId: match.sides[side][place - first]!.id,
        mean: means[place]!,
        variance: variances[place]!,
        sideVariance: players === 1 ? variances[place]! : variances[first]! + variances[first + 1]!,
        carriedOver: carriedOver[place]! || 0,
        after: pass.after(index, place),
      }),
    );
  }
}
