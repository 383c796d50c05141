import type { Side } from '@setpoint/kernel';
import type { ResultOutcome, SetScore } from '@setpoint/scoring';

/** The opponents: side A and side B. */
export type Sides<S = string> = readonly [S, S];

/** A result that both sides agree on. Only groups know draws: no winner. */
export interface Played {
  readonly kind: 'PLAYED';
  readonly outcome: ResultOutcome;
  readonly sets: readonly SetScore[];
  readonly winner: Side | null;
}

/** How a fixture was decided. Without a winner both are out. */
export type Decision =
  | Played
  | { readonly kind: 'FORFEIT' | 'LOT'; readonly winner: Side }
  | { readonly kind: 'DOUBLE_FORFEIT' };

export const winnerBy = (decision: Decision): Side | null =>
  decision.kind === 'DOUBLE_FORFEIT' ? null : decision.winner;

export const isSameDecision = (one: Decision, other: Decision): boolean =>
  JSON.stringify(inFull(one)) === JSON.stringify(inFull(other));

/** With a fixed order of fields, since stored JSON may come back in another order. */
function inFull(decision: Decision): unknown {
  if (decision.kind !== 'PLAYED') return [decision.kind, winnerBy(decision)];
  const sets = decision.sets.map(({ a, b, tieBreak, superTieBreak }) => [a, b, tieBreak ?? null, superTieBreak]);
  return [decision.kind, decision.outcome, decision.winner, sets];
}

/** A side that abandoned loses; if both did, both lose (TRN-15). Null if neither did. */
export function forfeitOf(sides: Sides, abandoned: ReadonlySet<string>): Decision | null {
  const [a, b] = [abandoned.has(sides[0]), abandoned.has(sides[1])];
  if (a && b) return { kind: 'DOUBLE_FORFEIT' };
  return a || b ? { kind: 'FORFEIT', winner: a ? 'B' : 'A' } : null;
}
