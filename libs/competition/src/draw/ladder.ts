import type { Random } from '../random.js';

/**
 * The places of seeds, best first, one in each match of the first round. The first two are at opposite ends. The next ones
 * come in blocks of 2, 4, 8 …, each drawn by lot. Any prefix of the list is spread evenly over halves, quarters and
 * smaller sections (±1), so seeds and byes take its first places.
 */
export function ladderOf(size: number, random: Random): number[] {
  const matches = size / 2;
  const ladder = matches > 1 ? [0, size - 1] : [0];
  for (let block = 2; block < matches; block *= 2) ladder.push(...spread(spotsOf(block, size, ladder), random));
  return ladder;
}

/** The places of a block: one in each section, at the end that the better seed of the section leaves free. */
function spotsOf(block: number, size: number, taken: readonly number[]): number[] {
  if (block === 2) return [size / 4, size - 1 - size / 4];
  const section = size / block;
  return Array.from({ length: block }, (_, index) =>
    taken.includes(index * section) ? (index + 1) * section - 1 : index * section,
  );
}

/** A random order in which every prefix is spread over halves, quarters and so on. */
function spread(spots: readonly number[], random: Random): number[] {
  if (spots.length === 1) return [...spots];
  const middle = spots.length / 2;
  const upper = spread(spots.slice(0, middle), random);
  const lower = spread(spots.slice(middle), random);
  return upper.flatMap((spot, index) => (random.below(2) === 0 ? [spot, lower[index]!] : [lower[index]!, spot]));
}
