import type { Page, PageRequest } from '@setpoint/kernel';
import type { SupportAction } from '../../domain/discounts/support-action.js';
import type { Dispute, DisputeFacts } from '../../domain/dispute.js';
import type { PaymentId } from '../../domain/payment-record.js';

export interface DisputeLook {
  /** The provider's reference of the dispute. */
  readonly ref: string;
  readonly paymentId: PaymentId;
  /** Incremented with each webhook. */
  readonly version: number;
}

export interface DisputeCriteria {
  readonly state: Dispute['state'] | null;
  /** Whether it waits for support. */
  readonly waiting: boolean | null;
}

export interface DisputeChange {
  readonly dispute: Dispute;
  /** Of support, if anything changes. */
  readonly action?: SupportAction;
}

/** Payments disputed with the bank. Players with an open dispute are barred, and with a lost one until support lifts that (BIL-09). */
export abstract class Disputes {
  /** The latest dispute of each payment that has any, by payment id. */
  abstract ofPayments(ids: readonly PaymentId[]): Promise<ReadonlyMap<PaymentId, Dispute>>;
  /** The latest first. */
  abstract page(criteria: DisputeCriteria, page: PageRequest): Promise<Page<Dispute>>;
  /** Decides while holding its lock; null if there is no such dispute. */
  abstract handle(id: string, decide: (dispute: Dispute) => DisputeChange): Promise<Dispute | null>;
  /** Schedules a check with the provider. */
  abstract hint(ref: string, paymentId: PaymentId, now: Date): Promise<void>;
  /** Claims the disputes due for a check, until `leaseUntil`. */
  abstract claimLooks(now: Date, leaseUntil: Date, limit: number): Promise<DisputeLook[]>;
  /**
   * Books the provider's answer and bars or unbars the payer in the same transaction; a settled dispute wakes what waits to be
   * refunded.
   */
  abstract heard(look: DisputeLook, facts: DisputeFacts, now: Date): Promise<void>;
  /**
   * Takes what payers owe from credit that they have been given since, for at most `limit` payments. Resolves with how many there
   * were.
   */
  abstract recoverOwed(now: Date, limit: number): Promise<number>;
  /** Schedules the next check for the next webhook, or for `lookAgainAt`. */
  abstract rest(look: DisputeLook, lookAgainAt: Date | null): Promise<void>;
}
