/** Why the means did not pay; each asks something else of the player. */
export type DeclineCause =
  'INSUFFICIENT_FUNDS' | 'EXPIRED_CARD' | 'RETRY_LATER' | 'AUTHENTICATION_REQUIRED' | 'DECLINED';

/** Why nobody may pay any more. */
export type ExpiryCause = 'TOO_LATE' | 'ABANDONED' | 'DUE_CLOSED' | 'CANCELLED_BY_PROVIDER';

/** What the provider says about its side of a payment. UNKNOWN: no answer came, so nobody knows yet. */
export type ProviderOutcome =
  | { readonly state: 'SUCCEEDED'; readonly receivedCents: number; readonly feeCents: number | null }
  | { readonly state: 'PROCESSING' | 'NEEDS_PAYER' | 'CANCELLED' | 'UNKNOWN' }
  | { readonly state: 'FAILED'; readonly cause: DeclineCause };

interface Common {
  /** What the card or PayPal is to pay; the rest is paid by credit, which is set aside. */
  readonly cardCents: number;
  /** The provider's name for its side; null until it is stored. Nobody can pay before. */
  readonly ref: string | null;
  /** From then on it is cancelled at the provider, whose answer decides. */
  readonly deadline: Date;
  /** Why the deadline was brought forward. */
  readonly givenUp: Exclude<ExpiryCause, 'TOO_LATE' | 'CANCELLED_BY_PROVIDER'> | null;
}

/** The provider is asked again at `nextLookAt`, also when it says nothing. */
interface Open extends Common {
  readonly nextLookAt: Date;
  /** How often it was asked since the state changed. */
  readonly looks: number;
}

export interface AwaitingPayer extends Open {
  readonly status: 'AWAITING_PAYER';
  readonly declined: DeclineCause | null;
}
/** The provider works on it, or we have lost its answer. */
export interface Confirming extends Open {
  readonly status: 'CONFIRMING';
}
export interface Paid extends Common {
  readonly status: 'PAID';
  readonly at: Date;
  /** What the provider keeps, where it has said so. */
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
