import { changeOf, type LedgerEntry, type Parts } from './ledger.js';

/** A change of less than this is called stable, in millionths of a level: it is below what a percentage would show. */
const STABLE_BELOW = 2500;

export interface Reason {
  readonly part: keyof Parts;
  /** In levels; never 0. */
  readonly points: number;
}

export interface Explanation {
  /** What the player is told (LVL-07). */
  readonly direction: 'UP' | 'DOWN' | 'STABLE';
  /** In levels. */
  readonly change: number;
  /** The parts of the change, the weightiest first; they sum to it in millionths (BYD-01). */
  readonly reasons: readonly Reason[];
}

/** Why a level changed, for a text to be made from: direction, change and its parts (LVL-07, BYD-01). */
export function explain(entry: LedgerEntry): Explanation {
  const change = changeOf(entry);
  const reasons = (['score', 'win', 'partner', 'bonus'] as const)
    .map((part) => ({ part, points: entry.parts[part] }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    direction: Math.abs(change) < STABLE_BELOW ? 'STABLE' : change > 0 ? 'UP' : 'DOWN',
    change: change / 1e6,
    reasons,
  };
}
