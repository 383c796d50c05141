import type { Random } from '@setpoint/kernel';

export const chance = (random: Random, probability: number): boolean => random.next() < probability;

export const pick = <T>(random: Random, from: readonly T[]): T => from[random.int(from.length)]!;

/** Between the two, both instants or both numbers. */
export const between = (random: Random, least: number, most: number): number => least + random.next() * (most - least);

/** Normal distribution around 0 (Box–Muller). */
export const noise = (random: Random, deviation: number): number =>
  deviation * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Draws one of many, more likely the heavier it is; cheap however often. */
export class Lottery<T> {
  private readonly sums: number[] = [];

  constructor(
    private readonly all: readonly T[],
    weight: (each: T) => number,
  ) {
    let sum = 0;
    for (const each of all) this.sums.push((sum += weight(each)));
  }

  /** Null when there is nothing to draw. */
  draw(random: Random): T | null {
    const ticket = random.next() * (this.sums.at(-1) ?? 0);
    let [low, high] = [0, this.sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sums[middle]! > ticket) high = middle;
      else low = middle + 1;
    }
    return this.all[low] ?? null;
  }
}

/** A UUIDv7 for an instant of the past: it sorts as it would have, and the same seed makes the same one. */
export function idAt(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hex = (digits: number) =>
    random
      .int(16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${(8 + random.int(4)).toString(16)}${hex(3)}-${hex(6)}${hex(6)}`;
}
