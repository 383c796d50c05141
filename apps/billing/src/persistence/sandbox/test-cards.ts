import type { DeclineCause } from '../../domain/payment.js';

/** How the sandbox treats a card: what comes of the charge, and how it tells of that. */
export interface CardBehaviour {
  readonly outcome: 'SUCCEEDS' | DeclineCause;
  /** The bank asks the payer first (3-D Secure); ONCE: not any more when it is charged without them. */
  readonly asksPayer?: true | 'ONCE';
  /** It takes so long until the outcome is known. */
  readonly processingSeconds?: number;
  /** How its webhooks come; promptly and once unless told. */
  readonly events?: 'LATE' | 'TWICE' | 'REORDERED' | 'MISSING';
  readonly refunds?: 'FAIL' | 'TAKE_LONG';
  /** Pays by hand, and fails when it is charged without the payer: each time, or so many times for a payment. */
  readonly fails?: { readonly cause: DeclineCause; readonly times?: number };
  /** Charged without the payer, the first answer of an attempt is lost. */
  readonly losesAnswer?: true;
  /** Some minutes after it has paid, the payer disputes that with the bank. */
  readonly disputed?: 'WON' | 'LOST';
}

/** Card numbers as in Stripe's test mode; those that end with 80xx to 82xx are the sandbox's own. */
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

/** PayPal in the sandbox: the payer is sent to another page, and approves there or not. */
export const PAYPAL = 'paypal';

const digitsOf = (means: string) => means.replaceAll(/[\s-]/g, '');

/** Undefined for what is no test card: real numbers don't belong here. */
export function behaviourOf(means: string): CardBehaviour | undefined {
  if (means === PAYPAL) return { outcome: 'SUCCEEDS', asksPayer: 'ONCE' };
  const digits = digitsOf(means);
  return Object.hasOwn(CARDS, digits) ? CARDS[digits] : undefined;
}

/** What tells a means from others. */
export const labelOf = (means: string): string | null => (means === PAYPAL ? null : digitsOf(means).slice(-4));
