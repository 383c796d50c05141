import type { OutgoingEvent } from '@setpoint/events';
import type { DocumentMeans } from '../../domain/documents.js';
import type { SupportAction } from '../../domain/discounts/support-action.js';
import type { Due } from '../../domain/due.js';
import type { Posting } from '../../domain/ledger.js';
import type { PaymentId, PaymentRecord } from '../../domain/payment-record.js';
import type { Refund } from '../../domain/refund.js';
import type { DocumentFacts } from '../../domain/sale.js';

export interface RefundedPayment {
  readonly due: Due;
  readonly record: PaymentRecord;
  readonly refunds: readonly Refund[];
  /** How it was paid, as its document says; null for one without a document. */
  readonly soldFor: readonly DocumentMeans[] | null;
}

export interface RefundChange<R> {
  readonly answer: R;
  readonly refund?: Refund;
  /** Nothing of the payment is left: what lowered its price counts anew. */
  readonly takenBackAt?: Date;
  /** Of support. */
  readonly action?: SupportAction;
  /** Its credit note, issued last. */
  readonly creditNote?: DocumentFacts;
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
