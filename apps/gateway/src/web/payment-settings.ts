import type { ContentSources } from './security-headers.js';

/** Stripe's form comes from Stripe alone, in frames of its own, and shows the bank's page in another one. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const satisfies ContentSources;

/** Lets pages load the form of Stripe besides what they may load anyway, where people pay with it (BIL-01). */
export function withStripe(sources: ContentSources, stripe: boolean): ContentSources {
  if (!stripe) return sources;
  const { connect = [], frame = [], script = [] } = sources;
  return {
    ...sources,
    connect: [...connect, ...STRIPE.connect],
    frame: [...frame, ...STRIPE.frame],
    script: [...script, ...STRIPE.script],
  };
}
