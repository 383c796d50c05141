import { platformNow } from '@setpoint/client/time';

type Made = Record<string, unknown>;
export const euro = (cents: number) => ({ cents, currency: 'EUR' });

export const aPrice = (base: number, more: Made = {}): Made => ({
  lines: [{ what: 'BASE', amount: euro(base) }],
  couponRefusal: null,
  total: euro(base),
  credit: euro(0),
  card: euro(base),
  ...more,
});

export const aDue = (more: Made = {}): Made => ({
  id: 'due-1',
  kind: 'TOURNAMENT',
  reference: 'ref-1',
  description: 'Spring Open',
  status: 'OPEN',
  paysBy: new Date(platformNow().getTime() + 20 * 60_000).toISOString(),
  price: aPrice(2_000),
  paymentRefusal: null,
  payment: null,
  ...more,
});

export const aPayment = (more: Made = {}): Made => ({
  id: 'payment-1',
  dueId: 'due-1',
  status: 'AWAITING_PAYER',
  price: aPrice(2_000),
  startedAt: platformNow().toISOString(),
  deadline: new Date(platformNow().getTime() + 20 * 60_000).toISOString(),
  declined: null,
  asksPayer: false,
  givenUp: false,
  expiredBecause: null,
  ...more,
});

/** A card or PayPal account that is being saved. */
export const aSaving = (more: Made = {}): Made => ({
  success: true,
  errorCode: null,
  id: 'saving-1',
  clientSecret: 'seti_1_secret_2',
  asksPayer: false,
  provider: 'SANDBOX',
  publishableKey: null,
  means: null,
  ...more,
});
