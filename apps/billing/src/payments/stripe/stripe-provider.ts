import Stripe from 'stripe';
import {
  ForgedWebhook,
  PaymentProvider,
  type PrepareCharge,
  type PreparedCharge,
  ProviderAway,
  type ProviderEvent,
  type RefundCharge,
  type RefundOutcome,
} from '../../application/ports/payment-provider.js';
import type { ProviderOutcome } from '../../domain/payment.js';
import { outcomeOf, refundOutcomeOf } from './stripe-outcome.js';

/** The same for the webhook's endpoint in the account. */
const API_VERSION = '2026-10-28.endive';
const TOLERANCE_SECONDS = 300;
const EXPAND = ['latest_charge.balance_transaction'];
/** Stripe drops those that don't fit the payer or the account. */
const MEANS = ['card', 'paypal'];

export interface StripeSettings {
  readonly secretKey: string;
  /** The newest first; two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** Another server than Stripe's. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
}

const { errors } = Stripe;
const UNCLEAR_CODES = new Set(['idempotency_key_in_use', 'lock_timeout']);

/** No answer, or none that says what has happened: to be asked again. */
const isUnclear = (fault: unknown): boolean =>
  fault instanceof errors.StripeConnectionError ||
  fault instanceof errors.StripeAPIError ||
  fault instanceof errors.StripeRateLimitError ||
  (fault instanceof errors.StripeError && UNCLEAR_CODES.has(fault.code ?? ''));

const withIntent = (fault: unknown): Stripe.PaymentIntent | undefined =>
  fault instanceof errors.StripeError && (fault instanceof errors.StripeCardError || fault.code === 'payment_intent_unexpected_state') // prettier-ignore
    ? fault.payment_intent
    : undefined;

/** What Stripe refuses because of us. Its own errors carry secrets of payers, and logs write errors down as they are. */
class StripeFault extends Error {
  override readonly name = 'StripeFault';
  constructor({ type, code, requestId, message }: InstanceType<typeof errors.StripeError>) {
    super(`${type} ${code ?? ''} (${requestId}): ${message}`);
  }
}

const thrown = (fault: unknown): unknown => {
  if (isUnclear(fault)) return new ProviderAway('Stripe does not answer');
  return fault instanceof errors.StripeError ? new StripeFault(fault) : fault;
};

/** Card and PayPal through Stripe (BIL-01). */
export class StripeProvider extends PaymentProvider {
  readonly name = 'STRIPE';
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    super();
    this.stripe = new Stripe(settings.secretKey, {
      apiVersion: API_VERSION,
      timeout: 10_000,
      maxNetworkRetries: 2,
      telemetry: false,
      ...settings.server,
    });
  }

  async prepare({ paymentId, cents, currency, description }: PrepareCharge): Promise<PreparedCharge> {
    const asked = {
      amount: cents,
      currency: currency.toLowerCase(),
      description,
      metadata: { paymentId },
      allowed_payment_method_types: MEANS,
    } as Stripe.PaymentIntentCreateParams;
    const { id, client_secret } = await answered(() =>
      this.stripe.paymentIntents.create(asked, { idempotencyKey: `prepare:${paymentId}` }),
    );
    return { ref: id, clientSecret: client_secret! };
  }

  async clientSecretOf(ref: string): Promise<string> {
    return (await answered(() => this.stripe.paymentIntents.retrieve(ref))).client_secret!;
  }

  look(ref: string): Promise<ProviderOutcome> {
    return settled(() => this.stripe.paymentIntents.retrieve(ref, { expand: EXPAND }));
  }

  async cancel(ref: string): Promise<ProviderOutcome> {
    const outcome = await settled(() => this.stripe.paymentIntents.cancel(ref));
    // What was paid is told with its fee.
    return outcome.state === 'SUCCEEDED' ? this.look(ref) : outcome;
  }

  /** Keys are kept for a day: what was made before is found by our id. */
  async refund({ refundId, ref, cents }: RefundCharge): Promise<RefundOutcome> {
    return this.refunded(async () => {
      for await (const made of this.stripe.refunds.list({ payment_intent: ref, limit: 100 })) {
        if (made.metadata?.['refundId'] === refundId) return made;
      }
      const asked = { payment_intent: ref, amount: cents, metadata: { refundId } };
      return this.stripe.refunds.create(asked, { idempotencyKey: `refund:${refundId}` });
    });
  }

  lookAtRefund(refundRef: string): Promise<RefundOutcome> {
    return this.refunded(() => this.stripe.refunds.retrieve(refundRef));
  }

  async *eventsSince(instant: Date): AsyncGenerator<ProviderEvent> {
    const created = { gte: Math.floor(instant.getTime() / 1_000) };
    try {
      for await (const event of this.stripe.events.list({ created, limit: 100 })) yield hintOf(event);
    } catch (fault) {
      throw thrown(fault);
    }
  }

  async readWebhook(raw: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent> {
    for (const secret of this.settings.webhookSecrets) {
      try {
        const at = receivedAt.getTime();
        return hintOf(this.stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS, undefined, at));
      } catch (fault) {
        if (!(fault instanceof errors.StripeSignatureVerificationError)) throw fault;
      }
    }
    throw new ForgedWebhook('not signed by Stripe');
  }

  private async refunded(call: () => Promise<Stripe.Refund>): Promise<RefundOutcome> {
    try {
      return refundOutcomeOf(await call());
    } catch (fault) {
      if (isUnclear(fault)) return { state: 'UNKNOWN' };
      throw thrown(fault);
    }
  }
}

/** @throws ProviderAway when nobody knows whether it took place, so that asking again is right */
async function answered<R>(call: () => Promise<R>): Promise<R> {
  try {
    return await call();
  } catch (fault) {
    throw thrown(fault);
  }
}

/** Refused, unknown, or a fault of ours; only these are thrown. */
async function settled(call: () => Promise<Stripe.PaymentIntent>): Promise<ProviderOutcome> {
  try {
    return outcomeOf(await call());
  } catch (fault) {
    const intent = withIntent(fault);
    if (intent) return outcomeOf(intent);
    if (isUnclear(fault)) return { state: 'UNKNOWN' };
    throw thrown(fault);
  }
}

interface Told {
  readonly object?: string;
  readonly id?: string;
  readonly payment_intent?: string | { readonly id: string } | null;
}

/** Of an event only what it is about is taken: an intent, or something of one. */
function hintOf({ id: eventId, type, data }: Stripe.Event): ProviderEvent {
  const told = data.object as Told;
  const intent = told.payment_intent;
  const ref = told.object === 'payment_intent' ? told.id : typeof intent === 'string' ? intent : intent?.id;
  return { eventId, type, ref: ref ?? null };
}
