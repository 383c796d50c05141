import type { DisputeFacts } from '../../domain/dispute.js';
import type { Means, ProviderOutcome } from '../../domain/payment.js';

export interface PrepareCharge {
  readonly paymentId: string;
  readonly cents: number;
  readonly currency: string;
  readonly description: string;
  /** Whose means is kept, or charged; needed for both. */
  readonly customer?: string;
  /** Keeps the means with which the payer pays, to be charged without them. */
  readonly keepsMeans?: boolean;
}

/** The provider's side of a payment; with the secret the browser of the payer, and nobody else, lets it charge. */
export interface PreparedCharge {
  readonly ref: string;
  readonly clientSecret: string;
}

export interface ChargeSaved {
  readonly paymentId: string;
  /** From 1 on: a try that was declined is not tried again under its own number. */
  readonly attempt: number;
  readonly ref: string;
  readonly means: Means;
}

export interface SaveMeans {
  readonly setupId: string;
  readonly customer: string;
}

/** Whether a means was left. NEEDS_PAYER: not yet, or it was declined and another is welcome. */
export type SetupOutcome =
  { readonly state: 'KEPT'; readonly means: Means } | { readonly state: 'NEEDS_PAYER' | 'UNKNOWN' };

export interface RefundCharge {
  readonly refundId: string;
  /** Of the payment. */
  readonly ref: string;
  readonly cents: number;
}

/** UNKNOWN: no answer came; asking again with the same id refunds no second time. */
export type RefundOutcome = { readonly state: 'DONE' | 'PENDING' | 'FAILED'; readonly ref: string } | { readonly state: 'UNKNOWN' }; // prettier-ignore

/** UNKNOWN: no answer came. NOTHING_MOVED: the bank only asks, and has taken no money. */
export type DisputeOutcome = DisputeFacts | { readonly state: 'UNKNOWN' | 'NOTHING_MOVED' };

/** Where to look: an event's own data are never believed. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  /** Of the payment that it is about, also where a refund or a dispute of it changed; null for what is none of ours. */
  readonly ref: string | null;
  /** What else it is about, by the provider's name for it. */
  readonly about?: { readonly kind: 'DISPUTE' | 'SETUP'; readonly ref: string };
}

/** Money that came into the provider's account, or left it. */
export interface Movement {
  /** The provider's name for it. */
  readonly id: string;
  /** Of the payment that it belongs to; null for what belongs to none. */
  readonly ref: string | null;
  readonly kind: 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'PAYOUT' | 'OTHER';
  /** Signed, before the fee. */
  readonly cents: number;
  /** What the provider keeps of it; below zero where it gives a fee back. */
  readonly feeCents: number;
  readonly at: Date;
}

/** The call does not come from the provider, or is old. */
export class ForgedWebhook extends Error {}

/** No answer came when the provider was asked to prepare: nothing was charged, asking again is right. */
export class ProviderAway extends Error {}

/**
 * Charges cards. One side for each payment, for life: prepared, without moving money, then let to charge by the payer,
 * or charged with a means that they left. A lost answer is asked for again. Only our own faults throw. Never called
 * within a transaction.
 */
export abstract class PaymentProvider {
  abstract readonly name: Means['provider'];
  /** The provider's name for a player, made once. @throws ProviderAway */
  abstract customer(playerId: string): Promise<string>;
  /** The same side for the same payment. @throws ProviderAway */
  abstract prepare(charge: PrepareCharge): Promise<PreparedCharge>;
  /** @throws ProviderAway */
  abstract clientSecretOf(ref: string): Promise<string>;
  /** The player pays by hand what was prepared to be charged without them: what they pay with is kept. @throws ProviderAway */
  abstract keepMeansOf(ref: string): Promise<void>;
  /** Charges without the player. Asked again with the same attempt, it answers what it answered, and charges once. */
  abstract chargeSaved(charge: ChargeSaved): Promise<ProviderOutcome>;
  abstract look(ref: string): Promise<ProviderOutcome>;
  /** So that nobody can pay any more. Answers what it finds, which may be that somebody has. */
  abstract cancel(ref: string): Promise<ProviderOutcome>;
  /** The same side for the same setup. @throws ProviderAway */
  abstract saveMeans(setup: SaveMeans): Promise<PreparedCharge>;
  /** @throws ProviderAway */
  abstract setupSecretOf(ref: string): Promise<string>;
  abstract lookAtSetup(ref: string): Promise<SetupOutcome>;
  abstract refund(refund: RefundCharge): Promise<RefundOutcome>;
  abstract lookAtRefund(refundRef: string): Promise<RefundOutcome>;
  abstract lookAtDispute(disputeRef: string): Promise<DisputeOutcome>;
  /** What happened since, also what it failed to tell. */
  abstract eventsSince(instant: Date): AsyncIterable<ProviderEvent>;
  /** What moved its account since; some may be told twice. */
  abstract movementsSince(instant: Date): AsyncIterable<Movement>;
  /** @throws ForgedWebhook */
  abstract readWebhook(raw: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent>;
}
