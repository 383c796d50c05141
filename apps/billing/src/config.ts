import { z } from 'zod';

/** The service's own settings. Without keys of Stripe payments go to the sandbox, which charges nobody. */
export const billingConfig = z
  .object({
    /** `sk_…` or `rk_…`. */
    stripeSecretKey: z
      .string()
      .regex(/^(sk|rk)_/, 'is no secret key')
      .optional(),
    /** `pk_…`, which browsers get. */
    stripePublishableKey: z.string().regex(/^pk_/, 'is no publishable key').optional(),
    /** `whsec_…` of the endpoint; two while one replaces the other. */
    stripeWebhookSecrets: z
      .array(z.string().regex(/^whsec_/, 'is no webhook secret'))
      .max(2)
      .default([]),
    /** Without keys: whether test cards pay. Where money counts, nobody can pay then. */
    paymentSandbox: z.boolean().default(true),
  })
  .superRefine((settings, context) => {
    const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (settings.stripeSecretKey) {
      if (!settings.stripePublishableKey) report('stripePublishableKey', 'is needed beside the secret key');
      if (settings.stripeWebhookSecrets.length === 0)
        report('stripeWebhookSecrets', 'are needed beside the secret key');
    } else if (settings.stripePublishableKey || settings.stripeWebhookSecrets.length > 0) {
      report('stripeSecretKey', 'is needed beside the other settings of Stripe');
    }
  });

export type BillingSettings = z.output<typeof billingConfig>;
