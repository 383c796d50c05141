import type { ContentSources } from './security-headers.js';

/** Stripe's form is loaded from Stripe in iframes, including the bank's page. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const satisfies ContentSources;

/** Extends the content security policy for Stripe's form, if it is used (BIL-01). */
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
