import { jsonIn } from '@setpoint/service-kit';
import Stripe from 'stripe';
import {
  type ChargeSaved,
  type DisputeOutcome,
  type FoundRefund,
  ForgedWebhook,
  MalformedWebhook,
  type Movement,
  PaymentProvider,
  type PrepareCharge,
  type PreparedCharge,
  type ProviderEvent,
  type RefundCharge,
  type RefundOutcome,
  type SaveMeans,
  type SetupOutcome,
} from '../../application/ports/payment-provider.js';
import type { ProviderOutcome } from '../../domain/payment.js';
import { answered, gone, isDisputed, orUnknown, settled, thrown, withoutMeans } from './stripe-errors.js';
import { hintOf } from './stripe-event.js';
import { disputeOutcomeOf, movementOf, refundOutcomeOf, setupOutcomeOf } from './stripe-outcome.js';

/** The same for the webhook's endpoint in the account. */
const API_VERSION = '2026-10-28.endive';
const TOLERANCE_SECONDS = 300;
const EXPAND = ['latest_charge.balance_transaction', 'payment_method'];
/** Stripe hides methods that do not fit the payer or the account. */
const MEANS = ['card', 'paypal'];

export interface StripeSettings {
  readonly secretKey: string;
  /** Newest first; two during rotation. */
  readonly webhookSecrets: readonly string[];
  /** Overrides Stripe's server; `timeout` in milliseconds. */
  readonly server?: {
    readonly host: string;
    readonly port: number;
    readonly protocol: 'http';
    readonly timeout?: number;
  };
}

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

  async forgetCustomer(customer: string): Promise<void> {
    await answered(() => gone(() => this.stripe.customers.del(customer)));
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

  /** Stripe refuses `setup_future_usage` on off-session payments, so what `keepMeansOf` set is unset. */
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

  /** Stripe keeps idempotency keys for a day; older objects are found by our id. */
  async refund({ refundId, ref, cents }: RefundCharge): Promise<RefundOutcome> {
    return orUnknown(async () => {
      const made = await this.made(refundId, ref);
      if (made) return refundOutcomeOf(made);
      const asked = { payment_intent: ref, amount: cents, metadata: { refundId } };
      try {
        return refundOutcomeOf(await this.stripe.refunds.create(asked, { idempotencyKey: `refund:${refundId}` }));
      } catch (error) {
        if (isDisputed(error)) return { state: 'DISPUTED' };
        throw error;
      }
    });
  }

  findRefund({ refundId, ref }: RefundCharge): Promise<FoundRefund> {
    return orUnknown<FoundRefund>(async () => {
      const made = await this.made(refundId, ref);
      return made ? refundOutcomeOf(made) : { state: 'NONE' };
    });
  }

  private async made(refundId: string, ref: string): Promise<Stripe.Refund | null> {
    for await (const made of this.stripe.refunds.list({ payment_intent: ref, limit: 100 })) {
      if (made.metadata?.['refundId'] === refundId) return made;
    }
    return null;
  }

  lookAtRefund(refundRef: string): Promise<RefundOutcome> {
    return orUnknown(async () => refundOutcomeOf(await this.stripe.refunds.retrieve(refundRef)));
  }

  lookAtDispute(disputeRef: string): Promise<DisputeOutcome> {
    return orUnknown(async () => disputeOutcomeOf(await this.stripe.disputes.retrieve(disputeRef)));
  }

  async disputesOf(ref: string): Promise<readonly string[]> {
    const refs: string[] = [];
    try {
      for await (const { id } of this.stripe.disputes.list({ payment_intent: ref, limit: 100 })) refs.push(id);
    } catch (error) {
      throw thrown(error);
    }
    return refs;
  }

  async *eventsSince(instant: Date): AsyncGenerator<ProviderEvent> {
    const created = { gte: Math.floor(instant.getTime() / 1_000) };
    try {
      for await (const event of this.stripe.events.list({ created, limit: 100 })) {
        const hint = hintOf(event);
        if (hint) yield hint;
      }
    } catch (error) {
      throw thrown(error);
    }
  }

  async *movementsSince(instant: Date): AsyncGenerator<Movement> {
    const created = { gte: Math.floor(instant.getTime() / 1_000) };
    try {
      for await (const moved of this.stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] }))
        yield movementOf(moved);
    } catch (error) {
      throw thrown(error);
    }
  }

  async readWebhook(raw: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent> {
    if (!this.settings.webhookSecrets.some((secret) => this.isSigned(raw, signature, secret, receivedAt))) {
      throw new ForgedWebhook('not signed by Stripe');
    }
    const hint = hintOf(jsonIn(raw.toString('utf8')));
    if (!hint) throw new MalformedWebhook('signed by Stripe, but no event');
    return hint;
  }

  private isSigned(raw: Buffer, header: string, secret: string, receivedAt: Date): boolean {
    try {
      const { signature } = this.stripe.webhooks;
      return signature!.verifyHeader(raw, header, secret, TOLERANCE_SECONDS, undefined, receivedAt.getTime());
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
      throw error;
    }
  }
}
