import Stripe from 'stripe';
import { ProviderAway } from '../../application/ports/payment-provider.js';
import type { ProviderOutcome } from '../../domain/payment.js';
import { outcomeOf } from './stripe-outcome.js';

const { errors } = Stripe;
const UNCLEAR_CODES = new Set(['idempotency_key_in_use', 'lock_timeout']);

/** No response, or none that tells the outcome: retry. */
const isUnclear = (error: unknown): boolean =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeAPIError ||
  error instanceof errors.StripeRateLimitError ||
  (error instanceof errors.StripeError && UNCLEAR_CODES.has(error.code ?? ''));

const withIntent = (error: unknown): Stripe.PaymentIntent | undefined =>
  error instanceof errors.StripeError && (error instanceof errors.StripeCardError || error.code === 'payment_intent_unexpected_state') // oxfmt-ignore
    ? error.payment_intent
    : undefined;

/** A request rejected because of our own error. Stripe's errors contain payers' secrets and must not reach the log. */
class StripeRequestError extends Error {
  override readonly name = 'StripeRequestError';
  constructor({ type, code, requestId, message }: InstanceType<typeof errors.StripeError>) {
    super(`${type} ${code ?? ''} (${requestId}): ${message}`);
  }
}

export const thrown = (error: unknown): unknown => {
  if (isUnclear(error)) return new ProviderAway('Stripe does not answer');
  return error instanceof errors.StripeError ? new StripeRequestError(error) : error;
};

/** Errors that can be retried; all others are our own. */
export async function orUnknown<R>(call: () => Promise<R>): Promise<R | { readonly state: 'UNKNOWN' }> {
  try {
    return await call();
  } catch (error) {
    if (isUnclear(error)) return { state: 'UNKNOWN' };
    throw thrown(error);
  }
}

/** The payment method is gone or cannot be charged off-session: handled like a decline. */
export const withoutMeans = (error: unknown): ProviderOutcome | null =>
  error instanceof errors.StripeInvalidRequestError && error.param === 'payment_method'
    ? { state: 'FAILED', cause: 'DECLINED' }
    : null;

/** @throws ProviderAway if the outcome is unknown, so that it can be retried */
export async function answered<R>(call: () => Promise<R>): Promise<R> {
  try {
    return await call();
  } catch (error) {
    throw thrown(error);
  }
}

/** Declined, unknown, or our own error; only the last is thrown. */
export async function settled(
  call: () => Promise<Stripe.PaymentIntent>,
  known: (error: unknown) => ProviderOutcome | null = () => null,
): Promise<ProviderOutcome> {
  try {
    return outcomeOf(await call());
  } catch (error) {
    const intent = withIntent(error);
    if (intent) return outcomeOf(intent);
    if (isUnclear(error)) return { state: 'UNKNOWN' };
    const outcome = known(error);
    if (outcome) return outcome;
    throw thrown(error);
  }
}

/** What is not there any more need not be deleted. */
export async function gone(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof errors.StripeError) || error.code !== 'resource_missing') throw error;
  }
}

/** A refund of a charge that the payer disputes with their bank, or that the bank has taken back. */
export const isDisputed = (error: unknown): boolean =>
  error instanceof errors.StripeError && error.code === 'charge_disputed';
