import type { Side, UserId } from '@setpoint/kernel';
import type { ResultOutcome, SetScore } from '@setpoint/scoring';

export interface EnteredResult {
  /** Counts the results entered in this match, from 1: who answers a result names the one they saw. */
  readonly version: number;
  readonly sets: readonly SetScore[];
  readonly outcome: ResultOutcome;
  /** Null for a draw. */
  readonly winner: Side | null;
  readonly comment: string | null;
  readonly enteredBy: UserId;
  readonly enteredAt: Date;
  /** Only where support put it in the place of a confirmed one: why. `enteredBy` is who of support did. */
  readonly correction?: { readonly reason: string };
}

export interface Dispute {
  readonly by: UserId;
  readonly note: string;
  readonly at: Date;
}

/** A version of the result that did not become the result. */
export interface EarlierVersion {
  readonly result: EnteredResult;
  readonly dispute: Dispute | null;
}

export interface DisputedVersion extends EarlierVersion {
  readonly dispute: Dispute;
}
