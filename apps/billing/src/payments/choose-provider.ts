import { Injectable } from '@nestjs/common';
import { InjectConfig } from '@setpoint/service-kit';
import type { PaymentProvider } from '../application/ports/payment-provider.js';
import type { BillingSettings } from '../config.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';

/** Stripe where its keys are set, or else the sandbox; the library costs memory and is read only where it is used. */
@Injectable()
export class ChooseProvider {
  constructor(
    private readonly sandbox: SandboxProvider,
    @InjectConfig() private readonly settings: BillingSettings,
  ) {}

  async chosen(): Promise<PaymentProvider> {
    const { stripeSecretKey: secretKey, stripeWebhookSecrets: webhookSecrets } = this.settings;
    if (!secretKey) return this.sandbox;
    const { StripeProvider } = await import('./stripe/stripe-provider.js');
    return new StripeProvider({ secretKey, webhookSecrets });
  }
}
