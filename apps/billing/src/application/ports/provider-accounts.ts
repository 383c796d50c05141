import type { Difference } from '../../domain/payment-incident.js';
import type { Movement } from './payment-provider.js';

/** Payments with movements since then are compared, the last of them before `settledBefore`. */
export interface ComparedPeriod {
  readonly since: Date;
  readonly settledBefore: Date;
}

export interface DifferencePage {
  readonly first: number;
  /** The reference of the last one seen. */
  readonly after: string | null;
}

/** The provider's view of its account, for reconciliation with the ledger (BIL-03). */
export abstract class ProviderAccounts {
  /** Claims the next run until `leaseUntil`: the time up to which movements were read. Null if not due. */
  abstract claim(provider: string, now: Date, leaseUntil: Date): Promise<{ readonly readUntil: Date | null } | null>;
  /** Stores movements. Idempotent. */
  abstract keep(provider: string, movements: readonly Movement[]): Promise<void>;
  /** Books fees that were unknown at the time of payment. Resolves with their number. */
  abstract bookFees(provider: string, now: Date): Promise<number>;
  /** Compares payments with movements in the period; a page of differences, by reference. */
  abstract differences(provider: string, period: ComparedPeriod, page: DifferencePage): Promise<Difference[]>;
  abstract done(provider: string, readUntil: Date, nextAt: Date): Promise<void>;
}
