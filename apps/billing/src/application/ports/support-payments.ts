import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Dispute } from '../../domain/dispute.js';
import type { DocumentRef } from '../../domain/documents.js';
import type { Due } from '../../domain/due.js';
import type { Payment } from '../../domain/payment.js';
import type { PaymentId, PaymentRecord } from '../../domain/payment-record.js';
import type { Refund } from '../../domain/refund.js';

export interface PaymentCriteria {
  /** The id of a payment, a due, a reference or a player. */
  readonly text: string | null;
  readonly playerId: UserId | null;
  readonly status: Payment['status'] | null;
  /** With an open dispute, or without one. */
  readonly disputed: boolean | null;
}

/** A payment with its refunds, disputes and documents. */
export interface SupportedPayment {
  readonly due: Due;
  readonly record: PaymentRecord;
  /** Oldest first. */
  readonly refunds: readonly Refund[];
  readonly dispute: Dispute | null;
  /** What it paid for was given up, or has ended. */
  readonly isReleased: boolean;
  /** Oldest first. */
  readonly documents: readonly DocumentRef[];
}

export abstract class SupportPayments {
  /** The latest first. */
  abstract page(criteria: PaymentCriteria, page: PageRequest): Promise<Page<SupportedPayment>>;
  abstract of(id: PaymentId): Promise<SupportedPayment | null>;
  abstract all(ids: readonly PaymentId[]): Promise<ReadonlyMap<PaymentId, SupportedPayment>>;
}
