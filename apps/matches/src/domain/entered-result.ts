import type { Side, UserId } from '@setpoint/kernel';
import type { ResultOutcome, SetScore } from '@setpoint/scoring';

export interface EnteredResult {
  /** Number of results entered in this match, from 1; answers name the version they refer to. */
  readonly version: number;
  readonly sets: readonly SetScore[];
  readonly outcome: ResultOutcome;
  /** Null for a draw. */
  readonly winner: Side | null;
  readonly comment: string | null;
  readonly enteredBy: UserId;
  readonly enteredAt: Date;
  /** Reason of a correction by support; `enteredBy` is then the support member. */
  readonly correction?: { readonly reason: string };
}

export interface Dispute {
  readonly by: UserId;
  readonly note: string;
  readonly at: Date;
}

/** A version of the result that was not confirmed. */
export interface EarlierVersion {
  readonly result: EnteredResult;
  readonly dispute: Dispute | null;
}

export interface DisputedVersion extends EarlierVersion {
  readonly dispute: Dispute;
}
