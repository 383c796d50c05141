import { ranked, type Seedable } from '../draw/entry.js';
import { MOST_SIDES } from '../stage.js';
import type { Sides } from '../progress/decision.js';

/** How many of a group play on. */
export const ADVANCING = 2;

const LEAST_ENTRIES = 6;
const LARGEST = 4;
const MOST_ENTRIES = (MOST_SIDES / ADVANCING) * LARGEST;

/**
 * Groups of 3 to 4, as many of 4 as can be, for any number of entries from 6 on (TRN-01). Snake by seeding: the best one of
 * each group first, then back from the last group, so that groups are equally strong.
 */
export function formGroups<E extends Seedable>(entries: readonly E[]): E[][] {
  if (entries.length < LEAST_ENTRIES || entries.length > MOST_ENTRIES)
    throw new RangeError(`Groups take ${LEAST_ENTRIES} to ${MOST_ENTRIES} entries, not ${entries.length}`);
  const groups: E[][] = Array.from({ length: Math.ceil(entries.length / LARGEST) }, () => []);
  const last = groups.length - 1;
  for (const [index, entry] of ranked(entries).entries()) {
    const along = index % groups.length;
    groups[Math.floor(index / groups.length) % 2 === 0 ? along : last - along]!.push(entry);
  }
  return groups;
}

/** Round robin by the circle method; with an odd number of members, one has a bye in each round. */
export function roundRobin<S>(sides: readonly S[]): Sides<S>[][] {
  const circle: (S | null)[] = sides.length % 2 === 0 ? [...sides] : [...sides, null];
  const rounds: Sides<S>[][] = [];
  for (let round = 1; round < circle.length; round++) {
    const pairs: Sides<S>[] = [];
    for (let index = 0; index < circle.length / 2; index++) {
      const [one, other] = [circle[index]!, circle[circle.length - 1 - index]!];
      // the fixed member is side A in every second round, so that everybody plays both sides
      if (one !== null && other !== null) pairs.push(index === 0 && round % 2 === 0 ? [other, one] : [one, other]);
    }
    rounds.push(pairs);
    circle.splice(1, 0, circle.pop()!);
  }
  return rounds;
}
