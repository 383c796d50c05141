import { HIGHEST_RATING, LOWEST_RATING } from '@setpoint/kernel';
import type { LedgerEntry, Parts } from './ledger.js';
import { millionths } from './millionths.js';

/** A move of a level as its player is told; levels and the change in hundredths of a level, so that they add up. */
export interface ToldMove {
  /** What the player is told (LVL-07): never other than what the levels beside it say. */
  readonly direction: 'UP' | 'DOWN' | 'STABLE';
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

export interface Explanation extends ToldMove {
  /** Where the change comes from, in hundredths as well; they sum to it (BYD-01). */
  readonly parts: Parts;
}

const PARTS = ['score', 'win', 'partner', 'bonus'] as const;

/** What a match or a tournament did to a level, as told wherever levels are told of. */
export function explain({ before, after, parts }: Pick<LedgerEntry, 'before' | 'after' | 'parts'>): Explanation {
  const move = toldMove(before.mean, after.mean);
  const exact = PARTS.map((part) => millionths(parts[part]) / 1e4);
  const [score, win, partner, bonus] = sharesOf(Math.round(move.change * 100), exact).map((share) => share / 100);
  return { ...move, parts: { score: score!, win: win!, partner: partner!, bonus: bonus! } };
}

/** The same without where it comes from, for a match that is only imagined. */
export function toldMove(before: number, after: number): ToldMove {
  const [from, to] = [hundredthsOf(before), hundredthsOf(after)];
  return {
    direction: to > from ? 'UP' : to < from ? 'DOWN' : 'STABLE',
    ...{ before: from / 100, after: to / 100, change: (to - from) / 100 },
  };
}

/** A level with two decimals, as its player reads it. */
export const exactLevel = (mean: number): number => hundredthsOf(mean) / 100;

const hundredthsOf = (mean: number) => Math.round(Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, mean)) * 100);

/** Whole numbers near the parts that sum to a whole total: what rounding down leaves goes where it took most. */
function sharesOf(total: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  // At the ends of the scale less is shown than was moved.
  const scale = Math.abs(total - sum) < 1 ? 1 : total / sum;
  const scaled = parts.map((part) => part * scale);
  const shares = scaled.map(Math.floor);
  const left = total - shares.reduce((all, share) => all + share, 0);
  const remainders = scaled.map((part, index) => ({ index, remainder: part - shares[index]! }));
  remainders.sort((one, other) => other.remainder - one.remainder);
  for (const { index } of remainders.slice(0, left)) shares[index]!++;
  return shares.map((share) => share || 0);
}
