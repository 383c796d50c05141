import type { DeclineCause } from '../../domain/payment.js';

/** How the sandbox treats a card: the outcome of the charge and the delivery of its webhooks. */
export interface CardBehaviour {
  readonly outcome: 'SUCCEEDS' | DeclineCause;
  /** The bank requires 3-D Secure; ONCE: not for later off-session charges. */
  readonly asksPayer?: true | 'ONCE';
  /** Delay until the outcome is known. */
  readonly processingSeconds?: number;
  /** How webhooks are delivered; promptly and once by default. */
  readonly events?: 'LATE' | 'TWICE' | 'REORDERED' | 'MISSING';
  readonly refunds?: 'FAIL' | 'TAKE_LONG';
  /** Succeeds on-session but fails off-session: always, or this many times per payment. */
  readonly fails?: { readonly cause: DeclineCause; readonly times?: number };
  /** On an off-session charge, the first response of an attempt is lost. */
  readonly losesAnswer?: true;
  /** The payer disputes the charge some minutes after paying. */
  readonly disputed?: 'WON' | 'LOST';
}

/** Card numbers from Stripe's test mode; those ending in 80xx to 82xx are the sandbox's own. */
const CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': { outcome: 'SUCCEEDS' },
  '4000000000000002': { outcome: 'DECLINED' },
  '4000000000009995': { outcome: 'INSUFFICIENT_FUNDS' },
  '4000000000000069': { outcome: 'EXPIRED_CARD' },
  '4000000000000119': { outcome: 'RETRY_LATER' },
  '4000000000003220': { outcome: 'SUCCEEDS', asksPayer: true },
  '4000002500003155': { outcome: 'SUCCEEDS', asksPayer: 'ONCE' },
  '4000000000005126': { outcome: 'SUCCEEDS', refunds: 'FAIL' },
  '4000000000007726': { outcome: 'SUCCEEDS', refunds: 'TAKE_LONG' },
  '4000000000000259': { outcome: 'SUCCEEDS', disputed: 'LOST' },
  '4000000000008203': { outcome: 'SUCCEEDS', disputed: 'WON' },
  '4000000000008011': { outcome: 'SUCCEEDS', events: 'LATE' },
  '4000000000008029': { outcome: 'SUCCEEDS', events: 'TWICE' },
  '4000000000008037': { outcome: 'SUCCEEDS', events: 'REORDERED', processingSeconds: 5 },
  '4000000000008045': { outcome: 'SUCCEEDS', events: 'MISSING' },
  '4000000000008052': { outcome: 'SUCCEEDS', processingSeconds: 90 },
  '4000000000008060': { outcome: 'DECLINED', processingSeconds: 90 },
  '4000000000008104': { outcome: 'SUCCEEDS', fails: { cause: 'INSUFFICIENT_FUNDS' } },
  '4000000000008112': { outcome: 'SUCCEEDS', fails: { cause: 'EXPIRED_CARD' } },
  '4000000000008120': { outcome: 'SUCCEEDS', fails: { cause: 'RETRY_LATER', times: 1 } },
  '4000000000008138': { outcome: 'SUCCEEDS', fails: { cause: 'DECLINED' } },
  '4000000000008146': { outcome: 'SUCCEEDS', losesAnswer: true },
};

/** PayPal in the sandbox: the payer is redirected to a page to approve or decline. */
export const PAYPAL = 'paypal';

const digitsOf = (means: string) => means.replaceAll(/[\s-]/g, '');

/** Undefined for any other number: real cards do not belong here. */
export function behaviourOf(means: string): CardBehaviour | undefined {
  if (means === PAYPAL) return { outcome: 'SUCCEEDS', asksPayer: 'ONCE' };
  const digits = digitsOf(means);
  return Object.hasOwn(CARDS, digits) ? CARDS[digits] : undefined;
}

/** Details that identify a payment method to its owner. */
export const labelOf = (means: string): string | null => (means === PAYPAL ? null : digitsOf(means).slice(-4));
