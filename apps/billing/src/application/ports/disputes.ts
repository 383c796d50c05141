import type { Dispute, DisputeFacts } from '../../domain/dispute.js';
import type { PaymentId } from '../../domain/payment-record.js';

export interface DisputeLook {
  /** The provider's name for the dispute. */
  readonly ref: string;
  readonly paymentId: PaymentId;
  /** Rises with each hint. */
  readonly version: number;
}

/** Payments that their payers dispute with the bank. Who has an open one is barred (BIL-09). */
export abstract class Disputes {
  /** Of each payment that has any the latest, by its id. */
  abstract ofPayments(ids: readonly PaymentId[]): Promise<ReadonlyMap<PaymentId, Dispute>>;
  /** The provider is to be asked soon. */
  abstract hint(ref: string, paymentId: PaymentId, now: Date): Promise<void>;
  /** Those to be asked about now; whoever gets them has them until `leaseUntil`. */
  abstract claimLooks(now: Date, leaseUntil: Date, limit: number): Promise<DisputeLook[]>;
  /** Books what the provider answered, and bars or lets the payer in the same transaction. */
  abstract heard(look: DisputeLook, facts: DisputeFacts, now: Date): Promise<void>;
  /** Is asked about again with the next hint, or at `lookAgainAt`. */
  abstract rest(look: DisputeLook, lookAgainAt: Date | null): Promise<void>;
}
