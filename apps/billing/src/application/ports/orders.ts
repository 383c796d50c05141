import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { FoundReductions, TakenReductions, WantedReductions } from '../../domain/discounts/reductions.js';
import type { Due, DueId } from '../../domain/due.js';
import type { Posting } from '../../domain/ledger.js';
import type { PaymentId, PaymentRecord } from '../../domain/payment-record.js';
import type { DocumentFacts } from '../../domain/sale.js';
import type { NewMeans } from './saved-means.js';

/** A client's request, stored so that repeating it starts no second payment. */
export interface PaymentRequest {
  readonly playerId: UserId;
  readonly requestId: string;
  /** Fingerprint of the request's content. */
  readonly inputHash: string;
  readonly paymentId: PaymentId;
}

/** A due with its payment, locked for a decision. */
export interface Order {
  readonly due: Due;
  /** The requested payment, or else the open or paid one. */
  readonly payment: PaymentRecord | null;
}

/** Input for starting a payment. */
export interface Beginning {
  readonly requestId: string;
  readonly wanted: WantedReductions;
  readonly now: Date;
}

/** What the start of a payment is decided on; locked until the commit. */
export interface BeginningOrder extends Order {
  readonly reductions: FoundReductions;
  /** Includes what the open payment has reserved. */
  readonly creditCents: number;
  /** Barred from starting a payment (BIL-09). */
  readonly barred: boolean;
  /** Has a saved card or PayPal account for off-session charges. */
  readonly hasMeans: boolean;
  /** The earlier request with the same id. */
  readonly request: PaymentRequest | null;
}

/** The changes of an order, applied in one transaction. */
export interface OrderChange<R> {
  readonly answer: R;
  readonly due?: Due;
  readonly payment?: PaymentRecord;
  readonly request?: PaymentRequest;
  /** What the payment reserves. */
  readonly reserves?: TakenReductions;
  /** What happens to the payment's reservations. */
  readonly discounts?: 'CONSUMED' | 'RELEASED';
  /** When the due was paid; its place may have been released before. */
  readonly paidAt?: Date;
  readonly postings?: readonly Posting[];
  /** The document to issue, as the last step. */
  readonly sale?: DocumentFacts;
  /** Payment method to save for the player, replacing the previous one. */
  readonly means?: NewMeans;
  readonly events?: readonly OutgoingEvent[];
}

export type DecideOrder<R, Of extends Order = Order> = (order: Of) => OrderChange<R>;

/** Dues and their payments, with postings and events of each change in the same transaction. */
export abstract class Orders {
  /** Stores a due, unique per reference and player. Returns the existing one if there is one. */
  abstract open(due: Due): Promise<Due>;
  abstract findDue(id: DueId): Promise<Due | null>;
  /** The player's due of a reference (of any kind by default): the one that is not closed, or else the latest. */
  abstract dueOf(reference: string, playerId: UserId, kind?: Due['kind']): Promise<Due | null>;
  /** Dues that the player can still pay, most urgent first. */
  abstract payableOf(playerId: UserId, now: Date): Promise<Due[]>;
  abstract findPayment(id: PaymentId): Promise<PaymentRecord | null>;
  /** The latest payment of a due. */
  abstract paymentOf(dueId: DueId): Promise<PaymentRecord | null>;
  /** Loads with locks, decides and saves; null if there is no such due. */
  abstract changeDue<R>(id: DueId, decide: DecideOrder<R>): Promise<R | null>;
  /** The same, with everything that starting a payment needs. */
  abstract begin<R>(id: DueId, beginning: Beginning, decide: DecideOrder<R, BeginningOrder>): Promise<R | null>;
  /** The same for the due of a payment. */
  abstract changePayment<R>(id: PaymentId, decide: DecideOrder<R>): Promise<R | null>;
  /** Claims payments due for a check, until `leaseUntil`. */
  abstract claimLooks(now: Date, leaseUntil: Date, limit: number): Promise<PaymentId[]>;
}
