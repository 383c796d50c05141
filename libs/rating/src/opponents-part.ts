import type { MatchEntry } from './ledger.js';
import { millionths } from './millionths.js';

type Explained = Pick<MatchEntry, 'winChance' | 'expectedShare' | 'share' | 'parts'>;

const EVEN = 0.5;

/**
 * How much of score and winning comes from how strong the opponents were beside the own side, in levels: what was expected of
 * the match beside what equals would expect of it. Positive against the stronger side, whoever won; 0 against equals (BYD-01).
 */
export function opponentsPart({ winChance, expectedShare, share, parts }: Explained): number {
  const ofScore = share === null ? 0 : partOf(parts.score, share, expectedShare);
  const ofWin = partOf(parts.win, parts.win > 0 ? 1 : 0, winChance);
  return millionths(ofScore + ofWin) / 1e6 || 0;
}

/** A part grows with what was achieved beyond expectation; where that is nothing, nothing can be told apart. */
const partOf = (part: number, actual: number, expected: number) =>
  actual === expected ? 0 : (part * (EVEN - expected)) / (actual - expected);
