import type { Movement } from './payment-provider.js';

/** What the provider says of a payment and what the ledger does, fees included; they should be the same. */
export interface Difference {
  /** The provider's name for the payment, or for a movement that belongs to none of ours. */
  readonly ref: string;
  /** Null where no payment of ours has that name. */
  readonly paymentId: string | null;
  readonly theirCents: number;
  readonly ourCents: number;
}

/** The provider's account as it tells it, to be held against the ledger (BIL-03). */
export abstract class ProviderAccounts {
  /** Until when its movements were read; whoever gets an answer is to read on before `leaseUntil`. Null: not due. */
  abstract claim(provider: string, now: Date, leaseUntil: Date): Promise<{ readonly readUntil: Date | null } | null>;
  /** Told again, a movement changes nothing. */
  abstract keep(provider: string, movements: readonly Movement[]): Promise<void>;
  /** Books fees that the provider had not told yet when it was paid. The number of them. */
  abstract bookFees(provider: string, now: Date): Promise<number>;
  /** Payments that moved since, and were at rest before `settledBefore`. */
  abstract differences(provider: string, since: Date, settledBefore: Date): Promise<Difference[]>;
  abstract done(provider: string, readUntil: Date, nextAt: Date): Promise<void>;
}
