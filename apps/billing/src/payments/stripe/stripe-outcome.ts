import type Stripe from 'stripe';
import type {
  DisputeOutcome,
  Movement,
  RefundOutcome,
  SetupOutcome,
} from '../../application/ports/payment-provider.js';
import type { DeclineCause, Means, ProviderOutcome, PaidBy } from '../../domain/payment.js';

const CAUSES: Readonly<Record<string, DeclineCause>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  expired_payment_method: 'EXPIRED_CARD',
  authentication_required: 'AUTHENTICATION_REQUIRED',
  payment_intent_authentication_failure: 'AUTHENTICATION_REQUIRED',
  try_again_later: 'RETRY_LATER',
  processing_error: 'RETRY_LATER',
  issuer_not_available: 'RETRY_LATER',
  reenter_transaction: 'RETRY_LATER',
  payment_method_provider_timeout: 'RETRY_LATER',
};

interface Declined {
  readonly decline_code?: string | undefined;
  readonly code?: string | undefined;
  readonly advice_code?: string | undefined;
}

/** The most specific code decides; unknown codes count as a plain decline, which is not retried automatically. */
export function causeOf({ decline_code, code, advice_code }: Declined): DeclineCause {
  for (const each of [decline_code, code, advice_code]) {
    if (each !== undefined && Object.hasOwn(CAUSES, each)) return CAUSES[each]!;
  }
  return 'DECLINED';
}

export function outcomeOf(intent: Stripe.PaymentIntent): ProviderOutcome {
  switch (intent.status) {
    case 'succeeded': {
      const means = intent.setup_future_usage === 'off_session' ? meansOf(intent) : null;
      const amounts = { receivedCents: intent.amount_received, feeCents: feeOf(intent) };
      const paidBy = paidByOf(intent.payment_method);
      return { state: 'SUCCEEDED', ...amounts, ...(paidBy && { paidBy }), ...(means && { means }) };
    }
    case 'processing':
      return { state: 'PROCESSING' };
    case 'requires_payment_method': {
      const error = intent.last_payment_error;
      return error ? { state: 'FAILED', cause: causeOf(error) } : { state: 'NEEDS_PAYER' };
    }
    case 'requires_action':
      return { state: 'ASKS_PAYER' };
    case 'requires_confirmation':
      return { state: 'NEEDS_PAYER' };
    case 'canceled':
      return { state: 'CANCELLED' };
    default:
      // requires_capture: we never ask for that.
      throw new Error(`the intent ${intent.id} is ${intent.status}`);
  }
}

/** Known only if the charge was expanded with its balance transaction and Stripe has created it. */
function feeOf({ latest_charge: charge }: Stripe.PaymentIntent): number | null {
  const balance = typeof charge === 'object' ? charge?.balance_transaction : null;
  return typeof balance === 'object' && balance ? balance.fee : null;
}

export function refundOutcomeOf({ id: ref, status }: Stripe.Refund): RefundOutcome {
  switch (status) {
    case 'succeeded':
      return { state: 'DONE', ref };
    case 'failed':
    case 'canceled':
      return { state: 'FAILED', ref };
    default:
      return { state: 'PENDING', ref };
  }
}

export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The payment method of an expanded intent; null if it cannot be charged again. */
function meansOf({
  customer: owner,
  payment_method: method,
}: Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'customer' | 'payment_method'>): Means | null {
  const customer = idOf(owner);
  if (customer === null || method === null || typeof method === 'string') return null;
  const paidBy = paidByOf(method);
  return paidBy && { provider: 'STRIPE', customer, ref: method.id, ...paidBy };
}

/** Known only if the intent was expanded with its payment method. */
function paidByOf(method: Stripe.PaymentIntent['payment_method'] | undefined): PaidBy | null {
  if (!method || typeof method === 'string') return null;
  const { type, card, paypal } = method;
  if (type === 'paypal') return { kind: 'PAYPAL', label: paypal?.payer_email ?? null };
  return type === 'card' ? { kind: 'CARD', label: card?.last4 ?? null } : null;
}

export function setupOutcomeOf(intent: Stripe.SetupIntent): SetupOutcome {
  const means = intent.status === 'succeeded' ? meansOf(intent) : null;
  if (means) return { state: 'KEPT', means };
  return { state: intent.status === 'requires_action' ? 'ASKS_PAYER' : 'NEEDS_PAYER' };
}

/** Money moves with the dispute's own balance transactions; inquiries of a bank have none. */
export function disputeOutcomeOf({
  status,
  amount: cents,
  balance_transactions: moved,
  reason,
  created,
  evidence_details: evidence,
}: Stripe.Dispute): DisputeOutcome {
  const feeCents = moved.reduce((sum, { fee }) => sum + fee, 0);
  const evidenceDueBy = evidence?.due_by ? new Date(evidence.due_by * 1_000) : null;
  const facts = { cents, feeCents, reason, openedAt: new Date(created * 1_000), evidenceDueBy };
  if (status === 'won') return { ...facts, state: 'WON' };
  // Withdrawn before a decision, such as a closed inquiry.
  if (moved.reduce((sum, { amount }) => sum + amount, 0) >= 0) return { state: 'NOTHING_MOVED' };
  return { ...facts, state: status === 'lost' ? 'LOST' : 'OPEN' };
}

const KINDS: Readonly<Record<string, Movement['kind']>> = {
  ...{ charge: 'PAYMENT', payment: 'PAYMENT' },
  ...{ refund: 'REFUND', payment_refund: 'REFUND', refund_failure: 'REFUND', payment_failure_refund: 'REFUND' },
  ...{ payout: 'PAYOUT', payout_cancel: 'PAYOUT', payout_failure: 'PAYOUT' },
};

/** The expanded source of a balance transaction names its payment. */
export function movementOf({ id, type, amount, fee, created, source }: Stripe.BalanceTransaction): Movement {
  const object = (typeof source === 'object' ? source : null) as PaymentObject | null;
  // Disputes appear as adjustments; a won dispute as another one.
  const kind = object?.object === 'dispute' ? 'DISPUTE' : Object.hasOwn(KINDS, type) ? KINDS[type]! : 'OTHER';
  return { id, ref: idOf(object?.payment_intent), kind, cents: amount, feeCents: fee, at: new Date(created * 1_000) };
}

interface PaymentObject {
  readonly object?: string;
  readonly id?: string;
  readonly payment_intent?: string | { readonly id: string } | null;
}
