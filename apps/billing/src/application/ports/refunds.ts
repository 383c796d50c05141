import type { OutgoingEvent } from '@setpoint/events';
import type { Due } from '../../domain/due.js';
import type { Posting } from '../../domain/ledger.js';
import type { PaymentId, PaymentRecord } from '../../domain/payment-record.js';
import type { Refund } from '../../domain/refund.js';

export interface RefundedPayment {
  readonly due: Due;
  readonly record: PaymentRecord;
  readonly refunds: readonly Refund[];
}

export interface RefundChange<R> {
  readonly answer: R;
  readonly refund?: Refund;
  readonly postings?: readonly Posting[];
  readonly events?: readonly OutgoingEvent[];
}

/** Refunds of payments, with postings and events of each change in the same transaction. */
export abstract class Refunds {
  /** Decides with the payment's lock; null when there is no such payment. */
  abstract ofPayment<R>(id: PaymentId, decide: (payment: RefundedPayment) => RefundChange<R>): Promise<R | null>;
  abstract change<R>(id: string, decide: (refund: Refund) => RefundChange<R>): Promise<R | null>;
  /** Refunds to ask the provider about, with the provider's name for their payment; whoever gets them has them until then. */
  abstract claimDue(now: Date, leaseUntil: Date, limit: number): Promise<{ refund: Refund; paymentRef: string }[]>;
  /** The provider has news of a payment's refunds. */
  abstract hint(id: PaymentId, now: Date): Promise<void>;
}
