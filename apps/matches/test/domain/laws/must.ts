/** Cheaper than `expect`, which runs some hundred thousand times here. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}
