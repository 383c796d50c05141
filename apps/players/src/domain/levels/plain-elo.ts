import type { Side } from '@setpoint/kernel';

/** Initial rating and K-factor; standard values. */
export const ELO_START = 1500;
const K = 32;
const SCALE = 400;

type Sides = Readonly<Record<Side, readonly number[]>>;

/** Side A's win probability by plain Elo, with teams as the mean of their players; the baseline for levels (BYD-02). */
export const eloChance = (sides: Sides): number => 1 / (1 + 10 ** ((mean(sides.B) - mean(sides.A)) / SCALE));

/** Rating change of a side; zero without a winner. Rounded for bit-exact reproducibility. */
export function eloMove(sides: Sides, winner: Side | null, side: Side): number {
  if (winner === null) return 0;
  const difference = (winner === 'A' ? 1 : 0) - eloChance(sides);
  return Math.round((side === 'A' ? 1 : -1) * K * difference * 1e6) / 1e6;
}

const mean = (ratings: readonly number[]) => ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
