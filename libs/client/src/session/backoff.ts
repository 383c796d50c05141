interface Limits {
  readonly firstMs: number;
  readonly longestMs: number;
}

const growing = (failures: number, { firstMs, longestMs }: Limits) => Math.min(longestMs, firstMs * 2 ** failures);

/** A wait of up to 1, 2, 4 … times `firstMs`, at most `longestMs`: spreads those who lost the same connection. */
export const fullJitter = (failures: number, limits: Limits, random: () => number): number =>
  random() * growing(failures, limits);

/** The upper half of that: however the dice fall, the wait grows. */
export const equalJitter = (failures: number, limits: Limits, random: () => number): number =>
  (growing(failures, limits) * (1 + random())) / 2;
