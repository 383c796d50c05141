/** Records that a group has not read and can not read any more. */
export interface Gap {
  /** Offset of the first one. */
  readonly first: number;
  /** Offset of the last one; null if the topic was made anew, so that nobody knows. */
  readonly last: number | null;
}

/** Where a group goes on to read. */
export interface Continuation {
  readonly from: number;
  /** The offset that the next record of the partition gets, if known. */
  readonly high?: number;
}

/** What is lost between the record that a group expects next and where it goes on; a group without a past misses nothing. */
export function findGap(expected: number | undefined, { from, high = Infinity }: Continuation): Gap | null {
  if (expected === undefined) return null;
  if (high < expected) return { first: expected, last: null };
  return from > expected ? { first: expected, last: from - 1 } : null;
}
