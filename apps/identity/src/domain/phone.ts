import type { UserId } from '@setpoint/kernel';

/** A code that was sent to a number, for one account. */
export interface PhoneCode {
  /** E.164; the code proves this one and no other. */
  readonly number: string;
  /** Bound to account and number: the code itself is kept nowhere. */
  readonly hash: string;
  readonly sentAt: Date;
  readonly wrongTries: number;
  /** Once it was entered; null while it is awaited. */
  readonly confirmedAt: Date | null;
}

/** The mobile number of an account, and the one that is being verified (ACC-02). */
export interface Phone {
  readonly userId: UserId;
  readonly verified: { readonly number: string; readonly at: Date } | null;
  readonly code: PhoneCode | null;
}

export const noPhone = (userId: UserId): Phone => ({ userId, verified: null, code: null });
