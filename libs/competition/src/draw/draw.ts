import { randomOf, type Seed } from '../random.js';
import { sizeFor } from '../stage.js';
import { drawApart, type Places } from './clubs.js';
import { ranked, type Entry } from './entry.js';
import { ladderOf } from './ladder.js';

/** All that is kept of a draw, and all that it takes to repeat it with the same entries. */
export interface Draw {
  /** Of the algorithm: a draw of an earlier version stays what it was. */
  readonly version: number;
  readonly seed: Seed;
  /** Seeded entries, the best first. */
  readonly seeds: readonly string[];
  /** Entries by place, null a bye; places 0 and 1 meet, then 2 and 3. */
  readonly places: readonly (string | null)[];
}

export interface DrawOptions {
  readonly seed: Seed;
  /** How many entries are seeded; see `usualSeeds`. */
  readonly seeds: number;
  readonly version?: number;
}

export const DRAW_VERSION = 1;

/** One in four places, and at least two: what the rules of tennis give draws of 8 to 128. */
export function usualSeeds(entries: number): number {
  const size = sizeFor(entries);
  return Math.min(size / 2, Math.max(2, size / 4));
}

/**
 * Places 2 to 128 entries in a bracket (TRN-03): seeds by hand or by rating, spread; byes to the first places of their
 * ladder, the others by lot and clubs apart in the first round. The order in which entries come does not matter.
 */
export function drawBracket(entries: readonly Entry[], { seed, seeds, version = DRAW_VERSION }: DrawOptions): Draw {
  if (version !== DRAW_VERSION) throw new RangeError(`No algorithm for draws has version ${version}`);
  const size = sizeFor(entries.length);
  if (!Number.isInteger(seeds) || seeds < 0 || seeds > Math.min(entries.length, size / 2))
    throw new RangeError(`${seeds} of ${entries.length} entries can't be seeded`);
  const random = randomOf(seed, `draw ${version}`);
  const ladder = ladderOf(size, random);
  const sorted = ranked(entries);
  const places: Places = Array.from({ length: size }, () => null);
  const closed = new Set(byes(ladder, size - entries.length));
  for (const [index, place] of ladder.slice(0, seeds).entries()) {
    places[place] = sorted[index]!;
    closed.add(place);
  }
  const open = [...places.keys()].filter((place) => !closed.has(place));
  const drawn = drawApart(places, [{ entries: sorted.slice(seeds), places: open }], random);
  return {
    version,
    seed,
    seeds: sorted.slice(0, seeds).map(({ id }) => id),
    places: drawn.map((entry) => entry?.id ?? null),
  };
}

/** The places of byes: opposite the first of the ladder. */
export const byes = (ladder: readonly number[], count: number): number[] =>
  ladder.slice(0, count).map((place) => place ^ 1);
