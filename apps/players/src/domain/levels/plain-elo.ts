import type { Side } from '@setpoint/kernel';

/** Where everybody starts, and how far one match moves a rating: the textbook's figures. */
export const ELO_START = 1500;
const K = 32;
const SCALE = 400;

type Sides = Readonly<Record<Side, readonly number[]>>;

/** Side A's chance to win by plain Elo; a team is the mean of its players. The measure that levels compare with (BYD-02). */
export const eloChance = (sides: Sides): number => 1 / (1 + 10 ** ((mean(sides.B) - mean(sides.A)) / SCALE));

/** What a side's ratings move by; nothing without a winner. Rounded, so that the same matches give the same bits. */
export function eloMove(sides: Sides, winner: Side | null, side: Side): number {
  if (winner === null) return 0;
  const surprise = (winner === 'A' ? 1 : 0) - eloChance(sides);
  return Math.round((side === 'A' ? 1 : -1) * K * surprise * 1e6) / 1e6;
}

const mean = (ratings: readonly number[]) => ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
