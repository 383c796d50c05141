import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { Due, DueId } from '../../domain/due.js';
import type { Posting } from '../../domain/ledger.js';
import type { PaymentId, PaymentRecord } from '../../domain/payment-record.js';

/** What a client has asked for once, so that asking again is no second payment. */
export interface PaymentRequest {
  readonly playerId: UserId;
  readonly requestId: string;
  /** Of what was asked for. */
  readonly inputHash: string;
  readonly paymentId: PaymentId;
}

/** A due with its payment, locked: what is decided on. */
export interface Order {
  readonly due: Due;
  /** The one that was asked for; or else the one that is open or paid. */
  readonly payment: PaymentRecord | null;
  readonly creditCents: number;
  /** May not begin to pay (BIL-09). */
  readonly barred: boolean;
  /** What was asked for under the request's id before. */
  readonly request: PaymentRequest | null;
}

/** What becomes of an order, in one transaction. */
export interface OrderChange<R> {
  readonly answer: R;
  readonly due?: Due;
  readonly payment?: PaymentRecord;
  readonly request?: PaymentRequest;
  readonly postings?: readonly Posting[];
  readonly events?: readonly OutgoingEvent[];
}

export type DecideOrder<R> = (order: Order) => OrderChange<R>;

/** Dues and their payments, with postings and events of each change in the same transaction. */
export abstract class Orders {
  /** Keeps a due; of one reference and player there is one. Answers the one that is there. */
  abstract open(due: Due): Promise<Due>;
  abstract findDue(id: DueId): Promise<Due | null>;
  /** Those that the player can still pay, the most urgent first. */
  abstract payableOf(playerId: UserId, now: Date): Promise<Due[]>;
  abstract findPayment(id: PaymentId): Promise<PaymentRecord | null>;
  /** The latest payment of a due. */
  abstract paymentOf(dueId: DueId): Promise<PaymentRecord | null>;
  /** Loads with locks, decides, saves; null when there is no such due. */
  abstract changeDue<R>(id: DueId, decide: DecideOrder<R>, requestId?: string): Promise<R | null>;
  /** The same for the due of a payment. */
  abstract changePayment<R>(id: PaymentId, decide: DecideOrder<R>): Promise<R | null>;
  /** Payments that are to be looked at; whoever gets them has them until `leaseUntil`. */
  abstract claimLooks(now: Date, leaseUntil: Date, limit: number): Promise<PaymentId[]>;
  /** Dues whose time is over while nobody pays. */
  abstract findOverdue(now: Date, limit: number): Promise<DueId[]>;
}
