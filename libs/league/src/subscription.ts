import { assertNever } from '@setpoint/kernel';
import type { Phase } from './phase.js';

/** Why a charge failed (LEA-08, BIL-08). */
export const CAUSES = [
  'INSUFFICIENT_FUNDS',
  'RETRY_LATER',
  'EXPIRED_CARD',
  'DECLINED',
  'AUTHENTICATION_REQUIRED',
] as const;
export type Cause = (typeof CAUSES)[number];

/** A charge: a phase is charged in attempts, counted from 1, and paid by the first that succeeds. */
export interface Charge {
  readonly phase: Phase;
  readonly attempt: number;
}

export interface ActiveSubscription {
  readonly state: 'ACTIVE';
  /** The last phase that was charged or is being charged; null before the first. */
  readonly charge: Charge | null;
  /** Whether that charge waits for its answer. */
  readonly isCharging: boolean;
  /** Cancelled: ends after this phase. */
  readonly endsAfter: Phase | null;
}

export interface SuspendedSubscription {
  readonly state: 'SUSPENDED';
  readonly charge: Charge;
  readonly isCharging: boolean;
  readonly endsAfter: Phase | null;
  readonly since: Date;
  readonly cause: Cause;
  /** Of this cause. */
  readonly causeSince: Date;
  /** When the last attempt began or failed. */
  readonly triedAt: Date;
  /** Billing was asked to close the payment: it answers paid or closed, and only then it is decided (LEA-12). */
  readonly closing: ClosingReason | null;
}

export type ClosingReason = 'UNPAID' | 'NO_VALID_CARD' | 'NOT_AUTHENTICATED' | 'PAYMENT_DELETED';

/** Final: to play again, a player creates a new subscription (LEA-08). */
export interface InactiveSubscription {
  readonly state: 'INACTIVE';
  readonly reason: ClosingReason | 'CANCELLED' | 'EXCLUDED' | 'PAYMENT_REVERSED';
  readonly at: Date;
  /** Not paid when it ended; should money arrive for it nevertheless, that goes back. */
  readonly unpaid: Phase | null;
}

export type Subscription = ActiveSubscription | SuspendedSubscription | InactiveSubscription;

export type SubscriptionFact =
  /** Billing is to charge; one charge per phase and attempt (LEA-12). */
  | { readonly kind: 'CHARGE_ASKED'; readonly charge: Charge; readonly at: Date }
  | { readonly kind: 'PAID'; readonly phase: Phase }
  | { readonly kind: 'FAILED'; readonly charge: Charge; readonly cause: Cause; readonly at: Date }
  /** Billing is to look what became of the payment. */
  | { readonly kind: 'LOOK_ASKED'; readonly phase: Phase }
  | { readonly kind: 'CLOSING_ASKED'; readonly phase: Phase; readonly reason: ClosingReason }
  | { readonly kind: 'CANCELLED'; readonly after: Phase }
  | { readonly kind: 'DEACTIVATED'; readonly reason: InactiveSubscription['reason']; readonly at: Date }
  /** Money for a phase of a subscription that is over goes back. */
  | { readonly kind: 'REFUND_ASKED'; readonly phase: Phase };

export const subscribe = (): ActiveSubscription => ({
  state: 'ACTIVE',
  charge: null,
  isCharging: false,
  endsAfter: null,
});

/** The subscription after a fact. */
export function evolve(subscription: Subscription, fact: SubscriptionFact): Subscription {
  if (subscription.state === 'INACTIVE')
    return fact.kind === 'REFUND_ASKED' ? { ...subscription, unpaid: null } : subscription;
  const { charge, endsAfter } = subscription;
  switch (fact.kind) {
    case 'CHARGE_ASKED':
      return subscription.state === 'ACTIVE'
        ? { ...subscription, charge: fact.charge, isCharging: true }
        : { ...subscription, charge: fact.charge, isCharging: true, triedAt: fact.at };
    case 'PAID':
      return { state: 'ACTIVE', charge, isCharging: false, endsAfter };
    case 'FAILED':
      return failed(subscription, fact);
    case 'CLOSING_ASKED':
      return subscription.state === 'SUSPENDED' ? { ...subscription, closing: fact.reason } : subscription;
    case 'CANCELLED':
      return { ...subscription, endsAfter: fact.after };
    case 'DEACTIVATED': {
      const isUnpaid = subscription.state === 'SUSPENDED' || subscription.isCharging;
      const unpaid = isUnpaid && charge ? charge.phase : null;
      return { state: 'INACTIVE', reason: fact.reason, at: fact.at, unpaid };
    }
    case 'LOOK_ASKED':
    case 'REFUND_ASKED':
      return subscription;
    default:
      return assertNever(fact);
  }
}

function failed(
  before: ActiveSubscription | SuspendedSubscription,
  { charge, cause, at }: SubscriptionFact & { kind: 'FAILED' },
): SuspendedSubscription {
  const suspended = before.state === 'SUSPENDED' ? before : null;
  return {
    state: 'SUSPENDED',
    charge,
    isCharging: false,
    endsAfter: before.endsAfter,
    since: suspended?.since ?? at,
    cause,
    causeSince: suspended?.cause === cause ? suspended.causeSince : at,
    triedAt: at,
    closing: null,
  };
}
