import { accept, assertNever, refuse, type Outcome } from '@setpoint/kernel';
import { deadlineOf, nextRetryOf, reasonAfter, retriesItself } from './dunning.js';
import { checkCancellation, type CancellationCode, type PhaseOfMember } from './membership.js';
import { isSamePhase, ordinalOf, type Phase } from './phase.js';
import type { Cause, Charge, Subscription, SubscriptionFact, SuspendedSubscription } from './subscription.js';

export type SubscriptionCommand =
  /** A phase starts. */
  | { readonly kind: 'CHARGE'; readonly phase: Phase }
  /** What billing says of a charge, maybe late, twice or out of order. */
  | { readonly kind: 'ANSWER'; readonly charge: Charge; readonly result: 'PAID' | Cause }
  /** Billing closed the payment of a phase: nothing will be paid for it any more. */
  | { readonly kind: 'CLOSED'; readonly phase: Phase }
  | { readonly kind: 'PASS_TIME' }
  /** What the player does. */
  | { readonly kind: 'VERIFY' }
  | { readonly kind: 'RETRY' }
  | { readonly kind: 'CARD_CHANGED' }
  | { readonly kind: 'DELETE_PAYMENT'; readonly isConfirmed: boolean }
  | { readonly kind: 'CANCEL'; readonly phases: readonly PhaseOfMember[] }
  /** Support takes the member out. */
  | { readonly kind: 'EXCLUDE' }
  /** The payer's bank has taken back what was paid for a phase that has not begun. */
  | { readonly kind: 'REVERSE' };

export type SubscriptionRefusal =
  | 'SUBSCRIPTION_INACTIVE'
  | 'NO_PENDING_PAYMENT'
  | 'PAYMENT_PENDING'
  | 'NEW_CARD_REQUIRED'
  | 'AUTHENTICATION_REQUIRED'
  | 'CONFIRMATION_REQUIRED'
  | CancellationCode;

type Decision = Outcome<readonly SubscriptionFact[], SubscriptionRefusal>;

/** What happens to a subscription on a command (LEA-08). Who presses twice gets success and changes nothing. */
export function decide(
  subscription: Subscription,
  command: SubscriptionCommand,
  now: Date,
  timeZone: string,
): Decision {
  switch (command.kind) {
    case 'CHARGE':
      return charge(subscription, command.phase, now);
    case 'ANSWER':
      return answer(subscription, command.charge, command.result, now);
    case 'CLOSED':
      return closed(subscription, command.phase, now);
    case 'PASS_TIME':
      return passTime(subscription, now, timeZone);
    case 'VERIFY':
      return verify(subscription);
    case 'RETRY':
      return retry(subscription, now);
    case 'CARD_CHANGED':
      return changeCard(subscription, now);
    case 'DELETE_PAYMENT':
      return deletePayment(subscription, command.isConfirmed);
    case 'CANCEL':
      return cancel(subscription, command.phases);
    case 'EXCLUDE':
      return end(subscription, 'EXCLUDED', now);
    case 'REVERSE':
      return end(subscription, 'PAYMENT_REVERSED', now);
    default:
      return assertNever(command);
  }
}

const nothing = accept<readonly SubscriptionFact[]>([]);
const facts = (...list: readonly SubscriptionFact[]): Decision => accept(list);

function charge(subscription: Subscription, phase: Phase, now: Date): Decision {
  if (subscription.state === 'INACTIVE') return refuse('SUBSCRIPTION_INACTIVE');
  const { charge: last, endsAfter } = subscription;
  if (last && ordinalOf(last.phase) >= ordinalOf(phase)) return nothing;
  if (subscription.state === 'SUSPENDED' || subscription.isCharging) return refuse('PAYMENT_PENDING');
  if (endsAfter && ordinalOf(endsAfter) < ordinalOf(phase))
    return facts({ kind: 'DEACTIVATED', reason: 'CANCELLED', at: now });
  return facts({ kind: 'CHARGE_ASKED', charge: { phase, attempt: 1 }, at: now });
}

function answer(subscription: Subscription, { phase, attempt }: Charge, result: 'PAID' | Cause, now: Date): Decision {
  if (subscription.state === 'INACTIVE') {
    const isUnpaid = subscription.unpaid && isSamePhase(subscription.unpaid, phase);
    return result === 'PAID' && isUnpaid ? facts({ kind: 'REFUND_ASKED', phase }) : nothing;
  }
  const { charge: own, isCharging } = subscription;
  if (!own || !isSamePhase(own.phase, phase)) return nothing;
  // All attempts pay the same payment: whichever succeeds, it is paid.
  if (result === 'PAID')
    return subscription.state === 'SUSPENDED' || isCharging ? facts({ kind: 'PAID', phase }) : nothing;
  const isClosing = subscription.state === 'SUSPENDED' && subscription.closing !== null;
  if (!isCharging || attempt !== own.attempt || isClosing) return nothing;
  return facts({ kind: 'FAILED', charge: own, cause: result, at: now });
}

const end = (subscription: Subscription, reason: 'EXCLUDED' | 'PAYMENT_REVERSED', now: Date): Decision =>
  subscription.state === 'INACTIVE' ? refuse('SUBSCRIPTION_INACTIVE') : facts({ kind: 'DEACTIVATED', reason, at: now });

function closed(subscription: Subscription, phase: Phase, now: Date): Decision {
  if (subscription.state !== 'SUSPENDED' || !subscription.closing) return nothing;
  if (!isSamePhase(subscription.charge.phase, phase)) return nothing;
  return facts({ kind: 'DEACTIVATED', reason: subscription.closing, at: now });
}

/** Time up is no end yet: billing may have been paid just now. */
function passTime(subscription: Subscription, now: Date, timeZone: string): Decision {
  if (subscription.state !== 'SUSPENDED' || subscription.closing) return nothing;
  if (now >= deadlineOf(subscription, timeZone)) {
    const { charge, cause } = subscription;
    return facts({ kind: 'CLOSING_ASKED', phase: charge.phase, reason: reasonAfter(cause) });
  }
  const next = nextRetryOf(subscription, timeZone);
  return next && now >= next && !subscription.isCharging ? facts(tryAgain(subscription, now)) : nothing;
}

function verify(subscription: Subscription): Decision {
  if (subscription.state === 'INACTIVE') return refuse('SUBSCRIPTION_INACTIVE');
  if (subscription.state === 'ACTIVE' && !subscription.isCharging) return refuse('NO_PENDING_PAYMENT');
  return facts({ kind: 'LOOK_ASKED', phase: subscription.charge!.phase });
}

function retry(subscription: Subscription, now: Date): Decision {
  const pending = pendingOf(subscription);
  if (!pending.ok) return pending;
  const { value } = pending;
  if (value.isCharging) return nothing;
  if (value.cause === 'AUTHENTICATION_REQUIRED') return refuse('AUTHENTICATION_REQUIRED');
  return retriesItself(value.cause) ? facts(tryAgain(value, now)) : refuse('NEW_CARD_REQUIRED');
}

function changeCard(subscription: Subscription, now: Date): Decision {
  if (subscription.state === 'INACTIVE') return refuse('SUBSCRIPTION_INACTIVE');
  const pending = pendingOf(subscription);
  return pending.ok && !pending.value.isCharging ? facts(tryAgain(pending.value, now)) : nothing;
}

function deletePayment(subscription: Subscription, isConfirmed: boolean): Decision {
  if (subscription.state === 'SUSPENDED' && subscription.closing === 'PAYMENT_DELETED') return nothing;
  const pending = pendingOf(subscription);
  if (!pending.ok) return pending;
  if (!isConfirmed) return refuse('CONFIRMATION_REQUIRED');
  return facts({ kind: 'CLOSING_ASKED', phase: pending.value.charge.phase, reason: 'PAYMENT_DELETED' });
}

function cancel(subscription: Subscription, phases: readonly PhaseOfMember[]): Decision {
  if (subscription.state === 'INACTIVE') return refuse('SUBSCRIPTION_INACTIVE');
  if (subscription.endsAfter) return nothing;
  if (subscription.state === 'SUSPENDED' || subscription.isCharging) return refuse('PAYMENT_PENDING');
  const outcome = checkCancellation(phases);
  if (!outcome.ok) return outcome;
  return subscription.charge
    ? facts({ kind: 'CANCELLED', after: subscription.charge.phase })
    : refuse('FEWER_THAN_THREE_PHASES');
}

function pendingOf(
  subscription: Subscription,
): Outcome<SuspendedSubscription, 'SUBSCRIPTION_INACTIVE' | 'NO_PENDING_PAYMENT'> {
  if (subscription.state === 'INACTIVE') return refuse('SUBSCRIPTION_INACTIVE');
  if (subscription.state === 'ACTIVE' || subscription.closing) return refuse('NO_PENDING_PAYMENT');
  return accept(subscription);
}

const tryAgain = ({ charge: { phase, attempt } }: SuspendedSubscription, now: Date): SubscriptionFact => ({
  kind: 'CHARGE_ASKED',
  charge: { phase, attempt: attempt + 1 },
  at: now,
});
