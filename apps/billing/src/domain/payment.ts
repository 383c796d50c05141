/** Why the means did not pay; each asks something else of the player. */
export type DeclineCause =
  'INSUFFICIENT_FUNDS' | 'EXPIRED_CARD' | 'RETRY_LATER' | 'AUTHENTICATION_REQUIRED' | 'DECLINED';

/** Why nobody may pay any more. */
export type ExpiryCause = 'TOO_LATE' | 'ABANDONED' | 'DUE_CLOSED' | 'CANCELLED_BY_PROVIDER';

/** A card or a PayPal account that the provider keeps for its player, to be charged without them (LEA-08). */
export interface Means {
  readonly provider: 'SANDBOX' | 'STRIPE';
  /** The provider's names for whose it is and for the means. */
  readonly customer: string;
  readonly ref: string;
  readonly kind: 'CARD' | 'PAYPAL';
  /** Such as the last digits of a card. */
  readonly label: string | null;
}

/** A card or a PayPal account, as its owner tells it from others. */
export type PaidBy = Pick<Means, 'kind' | 'label'>;

/** What the provider says about its side of a payment. UNKNOWN: no answer came, so nobody knows yet. */
export type ProviderOutcome =
  | {
      readonly state: 'SUCCEEDED';
      readonly receivedCents: number;
      readonly feeCents: number | null;
      /** What has paid, where the provider says so. */
      readonly paidBy?: PaidBy;
      /** The same, where the provider keeps it. */
      readonly means?: Means;
    }
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
