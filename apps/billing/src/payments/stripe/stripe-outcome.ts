import type Stripe from 'stripe';
import type { RefundOutcome } from '../../application/ports/payment-provider.js';
import type { DeclineCause, ProviderOutcome } from '../../domain/payment.js';

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

/** The most telling code decides; an unknown one is a plain decline, which nobody tries again by itself. */
export function causeOf({ decline_code, code, advice_code }: Declined): DeclineCause {
  for (const each of [decline_code, code, advice_code]) {
    if (each !== undefined && Object.hasOwn(CAUSES, each)) return CAUSES[each]!;
  }
  return 'DECLINED';
}

export function outcomeOf(intent: Stripe.PaymentIntent): ProviderOutcome {
  switch (intent.status) {
    case 'succeeded':
      return { state: 'SUCCEEDED', receivedCents: intent.amount_received, feeCents: feeOf(intent) };
    case 'processing':
      return { state: 'PROCESSING' };
    case 'requires_payment_method': {
      const error = intent.last_payment_error;
      return error ? { state: 'FAILED', cause: causeOf(error) } : { state: 'NEEDS_PAYER' };
    }
    case 'requires_action':
    case 'requires_confirmation':
      return { state: 'NEEDS_PAYER' };
    case 'canceled':
      return { state: 'CANCELLED' };
    default:
      // requires_capture: we never ask for that.
      throw new Error(`the intent ${intent.id} is ${intent.status}`);
  }
}

/** Known where the charge was asked for with its balance transaction, and Stripe has written that. */
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
