import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { FoundReductions, TakenReductions, WantedReductions } from '../../domain/discounts/reductions.js';
import type { Due, DueId } from '../../domain/due.js';
import type { Posting } from '../../domain/ledger.js';
import type { PaymentId, PaymentRecord } from '../../domain/payment-record.js';
import type { DocumentFacts } from '../../domain/sale.js';
import type { NewMeans } from './saved-means.js';

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
}

/** What somebody wants who begins to pay. */
export interface Beginning {
  readonly requestId: string;
  readonly wanted: WantedReductions;
  readonly now: Date;
}

/** What is decided on when a payment begins; it stays that way until the commit. */
export interface BeginningOrder extends Order {
  readonly reductions: FoundReductions;
  /** Also what the payment has set aside while it is open. */
  readonly creditCents: number;
  /** May not begin to pay (BIL-09). */
  readonly barred: boolean;
  /** Has a card or PayPal account that can be charged without them. */
  readonly hasMeans: boolean;
  /** What was asked for under the request's id before. */
  readonly request: PaymentRequest | null;
}

/** What becomes of an order, in one transaction. */
export interface OrderChange<R> {
  readonly answer: R;
  readonly due?: Due;
  readonly payment?: PaymentRecord;
  readonly request?: PaymentRequest;
  /** What the payment sets aside. */
  readonly reserves?: TakenReductions;
  /** What becomes of all that the payment has set aside. */
  readonly discounts?: 'CONSUMED' | 'RELEASED';
  /** Since then the due has money for a place that may have been released before. */
  readonly paidAt?: Date;
  readonly postings?: readonly Posting[];
  /** The document that it makes, issued last. */
  readonly sale?: DocumentFacts;
  /** To be kept for its player, in the place of the one before. */
  readonly means?: NewMeans;
  readonly events?: readonly OutgoingEvent[];
}

export type DecideOrder<R, Of extends Order = Order> = (order: Of) => OrderChange<R>;

/** Dues and their payments, with postings and events of each change in the same transaction. */
export abstract class Orders {
  /** Keeps a due; of one reference and player there is one. Answers the one that is there. */
  abstract open(due: Due): Promise<Due>;
  abstract findDue(id: DueId): Promise<Due | null>;
  /** The player's one of a reference, of any kind unless told: the one that is not closed, or else the latest. */
  abstract dueOf(reference: string, playerId: UserId, kind?: Due['kind']): Promise<Due | null>;
  /** Those that the player can still pay, the most urgent first. */
  abstract payableOf(playerId: UserId, now: Date): Promise<Due[]>;
  abstract findPayment(id: PaymentId): Promise<PaymentRecord | null>;
  /** The latest payment of a due. */
  abstract paymentOf(dueId: DueId): Promise<PaymentRecord | null>;
  /** Loads with locks, decides, saves; null when there is no such due. */
  abstract changeDue<R>(id: DueId, decide: DecideOrder<R>): Promise<R | null>;
  /** The same, also with what a payment begins with. */
  abstract begin<R>(id: DueId, beginning: Beginning, decide: DecideOrder<R, BeginningOrder>): Promise<R | null>;
  /** The same for the due of a payment. */
  abstract changePayment<R>(id: PaymentId, decide: DecideOrder<R>): Promise<R | null>;
  /** Payments that are to be looked at; whoever gets them has them until `leaseUntil`. */
  abstract claimLooks(now: Date, leaseUntil: Date, limit: number): Promise<PaymentId[]>;
  /** Dues whose time is over while nobody pays. */
  abstract findOverdue(now: Date, limit: number): Promise<DueId[]>;
}
