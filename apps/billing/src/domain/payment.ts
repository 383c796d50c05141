/** Why the payment method was declined; each calls for a different action of the player. */
export type DeclineCause =
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED_CARD'
  | 'RETRY_LATER'
  | 'AUTHENTICATION_REQUIRED'
  | 'DECLINED';

/** Why the payment can no longer be made. */
export type ExpiryCause = 'TOO_LATE' | 'ABANDONED' | 'DUE_CLOSED' | 'CANCELLED_BY_PROVIDER';

/** A card or PayPal account saved at the provider for off-session charges (LEA-08). */
export interface Means {
  readonly provider: 'SANDBOX' | 'STRIPE';
  /** The provider's ids of the customer and the payment method. */
  readonly customer: string;
  readonly ref: string;
  readonly kind: 'CARD' | 'PAYPAL';
  /** Such as the last digits of a card. */
  readonly label: string | null;
}

/** A card or PayPal account, as its owner recognises it. */
export type PaidBy = Pick<Means, 'kind' | 'label'>;

/** The provider's state of a payment. ASKS_PAYER: the bank or PayPal waits for the payer's approval. UNKNOWN: no response. */
export type ProviderOutcome =
  | {
      readonly state: 'SUCCEEDED';
      readonly receivedCents: number;
      readonly feeCents: number | null;
      /** The payment method used, if the provider reports it. */
      readonly paidBy?: PaidBy;
      /** The saved payment method, if the provider saved it. */
      readonly means?: Means;
    }
  | { readonly state: 'PROCESSING' | 'NEEDS_PAYER' | 'ASKS_PAYER' | 'CANCELLED' | 'UNKNOWN' }
  | { readonly state: 'FAILED'; readonly cause: DeclineCause };

interface Common {
  /** The share of the card or PayPal; the rest is paid with reserved credit. */
  readonly cardCents: number;
  /** The provider's reference; null until stored. Nobody can pay before that. */
  readonly ref: string | null;
  /** From then on it is cancelled at the provider, whose response decides. */
  readonly deadline: Date;
  /** Why the deadline was brought forward. */
  readonly givenUp: Exclude<ExpiryCause, 'TOO_LATE' | 'CANCELLED_BY_PROVIDER'> | null;
}

/** The provider is polled again at `nextLookAt`, even without a webhook. */
interface Open extends Common {
  readonly nextLookAt: Date;
  /** Number of polls since the state changed. */
  readonly looks: number;
}

export interface AwaitingPayer extends Open {
  readonly status: 'AWAITING_PAYER';
  readonly declined: DeclineCause | null;
  /** The bank or PayPal has asked the payer to approve it, and waits for the answer. */
  readonly asks: boolean;
}
/** The provider is processing it, or its response was lost. */
export interface Confirming extends Open {
  readonly status: 'CONFIRMING';
}
export interface Paid extends Common {
  readonly status: 'PAID';
  readonly at: Date;
  /** The saved payment method, if the provider reported one. */
  readonly feeCents: number | null;
}
export interface Expired extends Common {
  readonly status: 'EXPIRED';
  readonly at: Date;
  readonly cause: ExpiryCause;
}

export type OpenPayment = AwaitingPayer | Confirming;
export type Payment = OpenPayment | Paid | Expired;

export const isOpen = (payment: Payment): payment is OpenPayment =>
  payment.status === 'AWAITING_PAYER' || payment.status === 'CONFIRMING';
