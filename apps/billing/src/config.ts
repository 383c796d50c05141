import { z } from 'zod';

/** The service's settings. Without Stripe keys, payments go to the sandbox, which charges nobody. */
export const billingConfig = z
  .object({
    /** `sk_…` or `rk_…`. */
    stripeSecretKey: z
      .string()
      .regex(/^(sk|rk)_/, 'is no secret key')
      .optional(),
    /** `pk_…`, sent to browsers. */
    stripePublishableKey: z.string().regex(/^pk_/, 'is no publishable key').optional(),
    /** `whsec_…` of the endpoint; two during rotation. */
    stripeWebhookSecrets: z
      .array(z.string().regex(/^whsec_/, 'is no webhook secret'))
      .max(2)
      .default([]),
    /** Without keys: whether test cards pay. Where money counts, nobody can pay then. */
    paymentSandbox: z.boolean().default(true),
    /** Who sells, as documents name them. */
    sellerName: z.string().min(1).default('Setpoint S.r.l.'),
    sellerAddress: z.string().min(1).default('Via del Campo 1, 20121 Milano MI'),
    /** The seller's VAT number. */
    sellerVat: z.string().min(1).default('IT00000000000'),
    /** The seller's entry in the register of businesses. */
    sellerRea: z.string().min(1).default('MI-0000000'),
    /** Percent. */
    vatRate: z.int().min(0).max(100).default(22),
    /** Instead of a rate: the code of why there is no tax, such as N2.2, and the reason in words. */
    vatNature: z
      .string()
      .regex(/^N[1-7](\.\d)?$/, 'is no nature of a sale without tax')
      .optional(),
    vatReason: z.string().min(1).optional(),
  })
  .superRefine((settings, context) => {
    const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (Boolean(settings.vatNature) !== Boolean(settings.vatReason))
      report('vatNature', 'and vatReason are both needed where there is no tax');
    if (settings.stripeSecretKey) {
      if (!settings.stripePublishableKey) report('stripePublishableKey', 'is needed beside the secret key');
      if (settings.stripeWebhookSecrets.length === 0)
        report('stripeWebhookSecrets', 'are needed beside the secret key');
    } else if (settings.stripePublishableKey || settings.stripeWebhookSecrets.length > 0) {
      report('stripeSecretKey', 'is needed beside the other settings of Stripe');
    }
  });

export type BillingSettings = z.output<typeof billingConfig>;
