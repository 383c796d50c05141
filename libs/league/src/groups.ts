/** Places of a group, and entries without which a phase doesn't start (LEA-03, LEA-04). */
export const SMALLEST_GROUP = 7;
export const LARGEST_GROUP = 10;
export const LEAST_ENTRIES = 14;

/** A player, or a team in doubles with its mean. */
export interface Entry {
  readonly id: string;
  readonly level: number;
}

/** Whole numbers add up exactly, in whatever order: levels count in thousandths, the spread of a group in 2520ths. */
const THOUSANDTHS = 1_000;
/** A multiple of every size of a group. */
const SIZES = 2_520;

/** Entries from the strongest, the earlier id first among equals. */
export const byLevel = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => thousandths(b) - thousandths(a) || (a.id < b.id ? -1 : 1));

/**
 * Groups from the strongest, each a stretch of the entries by level, cut where the levels within groups spread least: by
 * the sum of squared distances from the group's mean. Of equally good cuts it takes that with fewer groups, then the
 * more even sizes. Null below the least number of entries.
 */
export function formGroups(entries: readonly Entry[]): readonly (readonly Entry[])[] | null {
  if (entries.length < LEAST_ENTRIES) return null;
  const ordered = byLevel(entries);
  const spreadOf = spreads(ordered.map(thousandths));
  const best: (Cut | null)[] = [{ spread: 0, groups: 0, squares: 0, size: 0 }];
  for (let end = 1; end <= ordered.length; end++) {
    let found: Cut | null = null;
    for (let size = SMALLEST_GROUP; size <= Math.min(LARGEST_GROUP, end); size++) {
      const before = best[end - size];
      if (!before) continue;
      const cut: Cut = {
        spread: before.spread + spreadOf(end - size, end),
        groups: before.groups + 1,
        squares: before.squares + size * size,
        size,
      };
      if (!found || compareCuts(cut, found) < 0) found = cut;
    }
    best.push(found);
  }
  return groupsOf(ordered, best);
}

/** The best way to cut the first entries into groups, and the size of its last group. */
interface Cut {
  readonly spread: number;
  readonly groups: number;
  /** Sum of squared sizes: the smaller, the more even. */
  readonly squares: number;
  readonly size: number;
}

const compareCuts = (a: Cut, b: Cut) => a.spread - b.spread || a.groups - b.groups || a.squares - b.squares;

function groupsOf(ordered: readonly Entry[], best: readonly (Cut | null)[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  for (let end = ordered.length; end > 0; end -= groups[0]!.length)
    groups.unshift(ordered.slice(end - best[end]!.size, end));
  return groups;
}

const thousandths = ({ level }: Entry): number => Math.round(level * THOUSANDTHS);

/** The spread of each stretch, in constant time. */
function spreads(values: readonly number[]): (from: number, to: number) => number {
  const sums = [0];
  const squares = [0];
  for (const value of values) {
    sums.push(sums.at(-1)! + value);
    squares.push(squares.at(-1)! + value * value);
  }
  return (from, to) => {
    const sum = sums[to]! - sums[from]!;
    return SIZES * (squares[to]! - squares[from]!) - (SIZES / (to - from)) * sum * sum;
  };
}
