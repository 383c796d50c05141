import type { SupportPaymentShownFragment } from '@setpoint/client/documents';

type Money = SupportPaymentShownFragment['price']['total'];

/** What was given back of a payment, whichever way it goes. */
export function refunded({ price, refunds }: SupportPaymentShownFragment): Money {
  return { ...price.total, cents: refunds.reduce((sum, { amount }) => sum + amount.cents, 0) };
}

/** What could still be given back; nothing of what was not paid. */
export function refundable(payment: SupportPaymentShownFragment): Money {
  const { status, price } = payment;
  return { ...price.total, cents: status === 'PAID' ? price.total.cents - refunded(payment).cents : 0 };
}
