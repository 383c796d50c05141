import type { OutgoingEvent } from '@setpoint/events';
import type { DocumentMeans } from '../../domain/documents.js';
import type { SupportAction } from '../../domain/discounts/support-action.js';
import type { Dispute } from '../../domain/dispute.js';
import type { Due } from '../../domain/due.js';
import type { Posting } from '../../domain/ledger.js';
import type { PaymentId, PaymentRecord } from '../../domain/payment-record.js';
import type { DisputedRefund, Refund } from '../../domain/refund.js';
import type { DocumentFacts } from '../../domain/sale.js';

export interface RefundedPayment {
  readonly due: Due;
  readonly record: PaymentRecord;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  /** How it was paid according to its document; null without one. */
  readonly soldFor: readonly DocumentMeans[] | null;
}

export interface RefundChange<R> {
  readonly answer: R;
  readonly refund?: Refund;
  /** Set when the payment is fully refunded, which releases its reductions. */
  readonly takenBackAt?: Date;
  /** Of support. */
  readonly action?: SupportAction;
  /** The credit note, issued as the last step. */
  readonly creditNote?: DocumentFacts;
  readonly postings?: readonly Posting[];
  readonly events?: readonly OutgoingEvent[];
}

/** Refunds of payments, with postings and events of each change in the same transaction. */
export abstract class Refunds {
  /** Decides while holding the payment's lock; null if there is no such payment. */
  abstract ofPayment<R>(id: PaymentId, decide: (payment: RefundedPayment) => RefundChange<R>): Promise<R | null>;
  /** The same for the payment of a refund. */
  abstract change<R>(id: string, decide: (known: DisputedRefund) => RefundChange<R>): Promise<R | null>;
  /** Claims refunds to check, with the provider's reference of their payment, until `leaseUntil`. */
  abstract claimDue(now: Date, leaseUntil: Date, limit: number): Promise<{ refund: Refund; paymentRef: string }[]>;
  /** The provider announced a change of a payment's refunds. */
  abstract hint(id: PaymentId, now: Date): Promise<void>;
}
