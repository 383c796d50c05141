export interface Limits {
  readonly firstMs: number;
  readonly longestMs: number;
}

const growing = (failures: number, { firstMs, longestMs }: Limits) => Math.min(longestMs, firstMs * 2 ** failures);

/** Exponential backoff with full jitter: up to 1, 2, 4 … times `firstMs`, at most `longestMs`. */
export const fullJitter = (failures: number, limits: Limits, random: () => number): number =>
  random() * growing(failures, limits);

/** Backoff with equal jitter: at least half of the maximum, so that the wait grows with each attempt. */
export const equalJitter = (failures: number, limits: Limits, random: () => number): number =>
  (growing(failures, limits) * (1 + random())) / 2;
