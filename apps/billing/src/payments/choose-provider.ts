import { Injectable } from '@nestjs/common';
import { InjectConfig } from '@setpoint/service-kit';
import type { PaymentProvider } from '../application/ports/payment-provider.js';
import type { BillingSettings } from '../config.js';
import { SandboxProvider } from '../persistence/sandbox/sandbox-provider.js';

/** Stripe if its keys are set, otherwise the sandbox. The Stripe library is loaded only when used, to save memory. */
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
