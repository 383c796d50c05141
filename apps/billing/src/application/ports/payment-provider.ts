import type { DisputeFacts } from '../../domain/dispute.js';
import type { Means, ProviderOutcome } from '../../domain/payment.js';

export interface PrepareCharge {
  readonly paymentId: string;
  readonly cents: number;
  readonly currency: string;
  readonly description: string;
  /** The customer whose payment method is saved or charged; required for both. */
  readonly customer?: string;
  /** Saves the payment method for off-session charges. */
  readonly keepsMeans?: boolean;
}

/** The provider's payment object. The secret lets the payer's browser, and nobody else, confirm it. */
export interface PreparedCharge {
  readonly ref: string;
  readonly clientSecret: string;
}

export interface ChargeSaved {
  readonly paymentId: string;
  /** From 1 on; each retry after a decline gets a new number. */
  readonly attempt: number;
  readonly ref: string;
  readonly means: Means;
}

export interface SaveMeans {
  readonly setupId: string;
  readonly customer: string;
}

/**
 * Whether a payment method was saved. NEEDS_PAYER: not yet, or it was declined and another can be tried. ASKS_PAYER: the bank or
 * PayPal waits for the payer's approval.
 */
export type SetupOutcome =
  | { readonly state: 'KEPT'; readonly means: Means }
  | { readonly state: 'NEEDS_PAYER' | 'ASKS_PAYER' | 'UNKNOWN' };

export interface RefundCharge {
  readonly refundId: string;
  /** Of the payment. */
  readonly ref: string;
  readonly cents: number;
}

/**
 * UNKNOWN: no response; retrying with the same id does not refund twice. DISPUTED: refused, because the payment is disputed with the
 * payer's bank, or was taken back by it.
 */
export type RefundOutcome =
  | { readonly state: 'DONE' | 'PENDING' | 'FAILED'; readonly ref: string }
  | { readonly state: 'UNKNOWN' | 'DISPUTED' };

/** NONE: the provider has never accepted it. */
export type FoundRefund = RefundOutcome | { readonly state: 'NONE' };

/** UNKNOWN: no response. NOTHING_MOVED: an inquiry of the bank, without a withdrawal. */
export type DisputeOutcome = DisputeFacts | { readonly state: 'UNKNOWN' | 'NOTHING_MOVED' };

/** Tells what to fetch; the event's own data are never trusted. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  /** Reference of the payment concerned, also for its refunds and disputes; null if it is not ours. */
  readonly ref: string | null;
  /** Reference of anything else it concerns. */
  readonly about?: { readonly kind: 'DISPUTE' | 'SETUP'; readonly ref: string };
}

/** A balance transaction of the provider's account. */
export interface Movement {
  /** The provider's name for it. */
  readonly id: string;
  /** Reference of its payment; null if it belongs to none. */
  readonly ref: string | null;
  readonly kind: 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'PAYOUT' | 'OTHER';
  /** Signed, before the fee. */
  readonly cents: number;
  /** The provider's fee; negative if a fee is returned. */
  readonly feeCents: number;
  readonly at: Date;
}

/** The webhook was not sent by the provider, or is too old. */
export class ForgedWebhook extends Error {}

/** The provider sent a webhook that names no event. */
export class MalformedWebhook extends Error {}

/** The provider did not respond to a preparing call: nothing was charged, so it can be retried. */
export class ProviderAway extends Error {}

/**
 * Charges cards. Each payment has exactly one object at the provider: prepared without moving money, then confirmed by the payer
 * or charged with a saved payment method. Calls without a response are retried. Only our own errors throw. Never called
 * within a transaction.
 */
export abstract class PaymentProvider {
  abstract readonly name: Means['provider'];
  /** The provider's customer id of a player, created once. @throws ProviderAway */
  abstract customer(playerId: string): Promise<string>;
  /** Deletes a customer with the payment methods saved there; also one that is gone. Payments remain. @throws ProviderAway */
  abstract forgetCustomer(customer: string): Promise<void>;
  /** Idempotent per payment. @throws ProviderAway */
  abstract prepare(charge: PrepareCharge): Promise<PreparedCharge>;
  /** @throws ProviderAway */
  abstract clientSecretOf(ref: string): Promise<string>;
  /** Switches an off-session payment to on-session; the payment method used is saved. @throws ProviderAway */
  abstract keepMeansOf(ref: string): Promise<void>;
  /** Charges off-session. Idempotent per attempt. */
  abstract chargeSaved(charge: ChargeSaved): Promise<ProviderOutcome>;
  abstract look(ref: string): Promise<ProviderOutcome>;
  /** Cancels a payment. The result may be that it has already been paid. */
  abstract cancel(ref: string): Promise<ProviderOutcome>;
  /** Idempotent per setup. @throws ProviderAway */
  abstract saveMeans(setup: SaveMeans): Promise<PreparedCharge>;
  /** @throws ProviderAway */
  abstract setupSecretOf(ref: string): Promise<string>;
  abstract lookAtSetup(ref: string): Promise<SetupOutcome>;
  abstract refund(refund: RefundCharge): Promise<RefundOutcome>;
  /** Whether a refund was made after all, without making it. */
  abstract findRefund(refund: RefundCharge): Promise<FoundRefund>;
  abstract lookAtRefund(refundRef: string): Promise<RefundOutcome>;
  abstract lookAtDispute(disputeRef: string): Promise<DisputeOutcome>;
  /** References of a payment's disputes. @throws ProviderAway */
  abstract disputesOf(ref: string): Promise<readonly string[]>;
  /** Events since then, including those whose webhook failed. */
  abstract eventsSince(instant: Date): AsyncIterable<ProviderEvent>;
  /** Balance transactions since then, possibly with duplicates. */
  abstract movementsSince(instant: Date): AsyncIterable<Movement>;
  /** @throws ForgedWebhook, MalformedWebhook */
  abstract readWebhook(raw: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent>;
}
