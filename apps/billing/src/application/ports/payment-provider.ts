import type { ProviderOutcome } from '../../domain/payment.js';

export interface PrepareCharge {
  readonly paymentId: string;
  readonly cents: number;
  readonly currency: string;
  readonly description: string;
}

/** The provider's side of a payment; with the secret the browser of the payer, and nobody else, lets it charge. */
export interface PreparedCharge {
  readonly ref: string;
  readonly clientSecret: string;
}

export interface RefundCharge {
  readonly refundId: string;
  /** Of the payment. */
  readonly ref: string;
  readonly cents: number;
}

/** UNKNOWN: no answer came; asking again with the same id refunds no second time. */
export type RefundOutcome = { readonly state: 'DONE' | 'PENDING' | 'FAILED'; readonly ref: string } | { readonly state: 'UNKNOWN' }; // prettier-ignore

/** Where to look: an event's own data are never believed. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  /** Of the payment that it is about, also where a refund of it changed; null for what is none of ours. */
  readonly ref: string | null;
}

/** The call does not come from the provider, or is old. */
export class ForgedWebhook extends Error {}

/** No answer came when the provider was asked to prepare: nothing was charged, asking again is right. */
export class ProviderAway extends Error {}

/**
 * Charges cards. One side for each payment, for life: prepared, without moving money, then let to charge by the payer.
 * A lost answer is asked for again. Only our own faults throw. Never called within a transaction.
 */
export abstract class PaymentProvider {
  abstract readonly name: 'SANDBOX' | 'STRIPE';
  /** The same side for the same payment. @throws ProviderAway */
  abstract prepare(charge: PrepareCharge): Promise<PreparedCharge>;
  /** @throws ProviderAway */
  abstract clientSecretOf(ref: string): Promise<string>;
  abstract look(ref: string): Promise<ProviderOutcome>;
  /** So that nobody can pay any more. Answers what it finds, which may be that somebody has. */
  abstract cancel(ref: string): Promise<ProviderOutcome>;
  abstract refund(refund: RefundCharge): Promise<RefundOutcome>;
  abstract lookAtRefund(refundRef: string): Promise<RefundOutcome>;
  /** What happened since, also what it failed to tell. */
  abstract eventsSince(instant: Date): AsyncIterable<ProviderEvent>;
  /** `raw` is the body as it came. @throws ForgedWebhook */
  abstract readWebhook(raw: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent>;
}
