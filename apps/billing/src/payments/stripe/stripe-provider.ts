import Stripe from 'stripe';
import {
  type ChargeSaved,
  type DisputeOutcome,
  ForgedWebhook,
  type Movement,
  PaymentProvider,
  type PrepareCharge,
  type PreparedCharge,
  ProviderAway,
  type ProviderEvent,
  type RefundCharge,
  type RefundOutcome,
  type SaveMeans,
  type SetupOutcome,
} from '../../application/ports/payment-provider.js';
import type { ProviderOutcome } from '../../domain/payment.js';
import { disputeOutcomeOf, hintOf, movementOf, outcomeOf, refundOutcomeOf, setupOutcomeOf } from './stripe-outcome.js';

/** The same for the webhook's endpoint in the account. */
const API_VERSION = '2026-10-28.endive';
const TOLERANCE_SECONDS = 300;
const EXPAND = ['latest_charge.balance_transaction', 'payment_method'];
/** Stripe drops those that don't fit the payer or the account. */
const MEANS = ['card', 'paypal'];

export interface StripeSettings {
  readonly secretKey: string;
  /** The newest first; two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** Another server than Stripe's; `timeout` is how long an answer is waited for, in milliseconds. */
  readonly server?: {
    readonly host: string;
    readonly port: number;
    readonly protocol: 'http';
    readonly timeout?: number;
  };
}

const { errors } = Stripe;
/** The last: the bank has the money of a disputed charge, which can go back when that is settled. */
const UNCLEAR_CODES = new Set(['idempotency_key_in_use', 'lock_timeout', 'charge_disputed']);

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

  async customer(playerId: string): Promise<string> {
    const asked = { metadata: { playerId } };
    const made = await answered(() => this.stripe.customers.create(asked, { idempotencyKey: `customer:${playerId}` }));
    return made.id;
  }

  async prepare(charge: PrepareCharge): Promise<PreparedCharge> {
    const { paymentId, cents, currency, description, customer, keepsMeans } = charge;
    const asked = {
      amount: cents,
      currency: currency.toLowerCase(),
      description,
      metadata: { paymentId },
      allowed_payment_method_types: MEANS,
      ...(customer !== undefined && { customer }),
      ...(keepsMeans && { setup_future_usage: 'off_session' }),
    } as Stripe.PaymentIntentCreateParams;
    const { id, client_secret } = await answered(() =>
      this.stripe.paymentIntents.create(asked, { idempotencyKey: `prepare:${paymentId}` }),
    );
    return { ref: id, clientSecret: client_secret! };
  }

  async clientSecretOf(ref: string): Promise<string> {
    return (await answered(() => this.stripe.paymentIntents.retrieve(ref))).client_secret!;
  }

  async keepMeansOf(ref: string): Promise<void> {
    await answered(() => this.stripe.paymentIntents.update(ref, { setup_future_usage: 'off_session' }));
  }

  /** Whoever pays without being there leaves nothing: Stripe refuses both together, so what `keepMeansOf` asked for is taken back. */
  async chargeSaved({ paymentId, attempt, ref, means }: ChargeSaved): Promise<ProviderOutcome> {
    const asked = { payment_method: means.ref, off_session: true, setup_future_usage: '' as const };
    const key = { idempotencyKey: `charge:${paymentId}:${attempt}` };
    const outcome = await settled(() => this.stripe.paymentIntents.confirm(ref, asked, key), withoutMeans);
    return outcome.state === 'SUCCEEDED' ? this.look(ref) : outcome;
  }

  look(ref: string): Promise<ProviderOutcome> {
    return settled(() => this.stripe.paymentIntents.retrieve(ref, { expand: EXPAND }));
  }

  async cancel(ref: string): Promise<ProviderOutcome> {
    const outcome = await settled(() => this.stripe.paymentIntents.cancel(ref));
    // What was paid is told with its fee.
    return outcome.state === 'SUCCEEDED' ? this.look(ref) : outcome;
  }

  async saveMeans({ setupId, customer }: SaveMeans): Promise<PreparedCharge> {
    const asked = {
      customer,
      usage: 'off_session',
      allowed_payment_method_types: MEANS,
      metadata: { setupId },
    } as Stripe.SetupIntentCreateParams;
    const { id, client_secret } = await answered(() =>
      this.stripe.setupIntents.create(asked, { idempotencyKey: `means:${setupId}` }),
    );
    return { ref: id, clientSecret: client_secret! };
  }

  async setupSecretOf(ref: string): Promise<string> {
    return (await answered(() => this.stripe.setupIntents.retrieve(ref))).client_secret!;
  }

  lookAtSetup(ref: string): Promise<SetupOutcome> {
    return orUnknown(async () =>
      setupOutcomeOf(await this.stripe.setupIntents.retrieve(ref, { expand: ['payment_method'] })),
    );
  }

  /** Keys are kept for a day: what was made before is found by our id. */
  async refund({ refundId, ref, cents }: RefundCharge): Promise<RefundOutcome> {
    return orUnknown(async () => {
      for await (const made of this.stripe.refunds.list({ payment_intent: ref, limit: 100 })) {
        if (made.metadata?.['refundId'] === refundId) return refundOutcomeOf(made);
      }
      const asked = { payment_intent: ref, amount: cents, metadata: { refundId } };
      return refundOutcomeOf(await this.stripe.refunds.create(asked, { idempotencyKey: `refund:${refundId}` }));
    });
  }

  lookAtRefund(refundRef: string): Promise<RefundOutcome> {
    return orUnknown(async () => refundOutcomeOf(await this.stripe.refunds.retrieve(refundRef)));
  }

  lookAtDispute(disputeRef: string): Promise<DisputeOutcome> {
    return orUnknown(async () => disputeOutcomeOf(await this.stripe.disputes.retrieve(disputeRef)));
  }

  async *eventsSince(instant: Date): AsyncGenerator<ProviderEvent> {
    const created = { gte: Math.floor(instant.getTime() / 1_000) };
    try {
      for await (const event of this.stripe.events.list({ created, limit: 100 })) yield hintOf(event);
    } catch (fault) {
      throw thrown(fault);
    }
  }

  async *movementsSince(instant: Date): AsyncGenerator<Movement> {
    const created = { gte: Math.floor(instant.getTime() / 1_000) };
    try {
      for await (const moved of this.stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] }))
        yield movementOf(moved);
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
}

/** What asking again is right for; the rest are faults of ours. */
async function orUnknown<R>(call: () => Promise<R>): Promise<R | { readonly state: 'UNKNOWN' }> {
  try {
    return await call();
  } catch (fault) {
    if (isUnclear(fault)) return { state: 'UNKNOWN' };
    throw thrown(fault);
  }
}

/** The means is gone, or can't be charged without its owner: another one is needed, as after a decline. */
const withoutMeans = (fault: unknown): ProviderOutcome | null =>
  fault instanceof errors.StripeInvalidRequestError && fault.param === 'payment_method'
    ? { state: 'FAILED', cause: 'DECLINED' }
    : null;

/** @throws ProviderAway when nobody knows whether it took place, so that asking again is right */
async function answered<R>(call: () => Promise<R>): Promise<R> {
  try {
    return await call();
  } catch (fault) {
    throw thrown(fault);
  }
}

/** Refused, unknown, or a fault of ours; only these are thrown. */
async function settled(
  call: () => Promise<Stripe.PaymentIntent>,
  known: (fault: unknown) => ProviderOutcome | null = () => null,
): Promise<ProviderOutcome> {
  try {
    return outcomeOf(await call());
  } catch (fault) {
    const intent = withIntent(fault);
    if (intent) return outcomeOf(intent);
    if (isUnclear(fault)) return { state: 'UNKNOWN' };
    const outcome = known(fault);
    if (outcome) return outcome;
    throw thrown(fault);
  }
}
