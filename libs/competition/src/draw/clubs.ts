import type { Random } from '../random.js';
import { shareAClub, type Entry } from './entry.js';

/** Entries by place; null is a bye. */
export type Places = (Entry | null)[];

/** Entries that are drawn among places of their own. */
export interface Lot {
  readonly entries: readonly Entry[];
  readonly places: readonly number[];
}

const RESTARTS = 20;

/**
 * Fills the free places by lot, with as few first matches within a club as can be: pairs that clash are swapped apart, and
 * where that gets stuck the lot is drawn again. Of several draws the first best one counts.
 */
export function drawApart(fixed: Readonly<Places>, lots: readonly Lot[], random: Random): Places {
  let best: Places = [];
  let fewest = Infinity;
  for (let attempt = 0; attempt < RESTARTS && fewest > 0; attempt++) {
    const places = [...fixed];
    for (const lot of lots) {
      const drawn = random.shuffled(lot.entries);
      for (const [index, place] of lot.places.entries()) places[place] = drawn[index]!;
    }
    swapApart(places, lots);
    const clashes = clashesOf(places);
    if (clashes < fewest) [best, fewest] = [places, clashes];
  }
  return best;
}

/** First matches between entries of a club. */
export const clashesOf = (places: Readonly<Places>): number =>
  places.reduce((sum, _, place) => sum + (place % 2 === 0 ? clashAt(places, place) : 0), 0);

function clashAt(places: Readonly<Places>, place: number): number {
  const [one, other] = [places[place], places[place ^ 1]];
  return one && other && shareAClub(one, other) ? 1 : 0;
}

/** Swaps two entries of a lot as long as that lowers the number of clashes. */
function swapApart(places: Places, lots: readonly Lot[]): void {
  for (let better = true; better;) {
    better = false;
    for (const lot of lots)
      for (const place of lot.places) {
        if (clashAt(places, place) === 0) continue;
        const other = lot.places.find((candidate) => gainOf(places, place, candidate) > 0);
        if (other === undefined) continue;
        swap(places, place, other);
        better = true;
      }
  }
}

function gainOf(places: Places, one: number, other: number): number {
  if ((one ^ 1) === other || one === other) return 0;
  const before = clashAt(places, one) + clashAt(places, other);
  swap(places, one, other);
  const after = clashAt(places, one) + clashAt(places, other);
  swap(places, one, other);
  return before - after;
}

function swap(places: Places, one: number, other: number): void {
  [places[one], places[other]] = [places[other]!, places[one]!];
}
