import type { Side } from '@setpoint/kernel';
import { digestOf, type Seed } from '../random.js';
import type { Decision, Sides } from './decision.js';

/** Why a fixture was decided as it was when its window closed without a result (TRN-10, MAT-21). */
export type UnplayedRule = 'ONE_SILENT' | 'BOTH_SILENT' | 'BOTH_TRIED';

export interface Unplayed {
  readonly rule: UnplayedRule;
  readonly decision: Decision;
}

/** The side that did nothing to play loses, both if neither did; if both tried, a lot decides. */
export function decideUnplayed(
  fixture: string,
  sides: Sides,
  tried: Readonly<Record<Side, boolean>>,
  seed: Seed,
): Unplayed {
  if (tried.A && tried.B)
    return { rule: 'BOTH_TRIED', decision: { kind: 'LOT', winner: drawLot(fixture, sides, seed) } };
  if (!tried.A && !tried.B) return { rule: 'BOTH_SILENT', decision: { kind: 'DOUBLE_FORFEIT' } };
  return { rule: 'ONE_SILENT', decision: { kind: 'FORFEIT', winner: tried.A ? 'A' : 'B' } };
}

/**
 * Deterministic: the first bit of HMAC-SHA256(seed, "lot <fixture>") chooses between the sides in the order of their ids,
 * no matter which is side A.
 */
export function drawLot(fixture: string, [a, b]: Sides, seed: Seed): Side {
  const isFirst = digestOf(seed, `lot ${fixture}`)[0]! < 128;
  return isFirst === a < b ? 'A' : 'B';
}
