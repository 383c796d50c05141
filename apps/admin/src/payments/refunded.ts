import type { SupportPaymentShownFragment } from '@setpoint/client/documents';

type Money = SupportPaymentShownFragment['price']['total'];

/** What was given back of a payment, whichever way it goes. */
export function refunded({ price, refunds }: SupportPaymentShownFragment): Money {
  return { ...price.total, cents: refunds.reduce((sum, { amount }) => sum + amount.cents, 0) };
}

/** What could still be given back: nothing of what was not paid, is disputed, or was returned by the bank. */
export function refundable(payment: SupportPaymentShownFragment): Money {
  const { status, price, dispute } = payment;
  if (status !== 'PAID' || dispute?.state === 'OPEN') return { ...price.total, cents: 0 };
  const left = price.total.cents - refunded(payment).cents;
  return { ...price.total, cents: Math.max(0, left - returnedByBank(payment)) };
}

/** What the bank has returned that is in no refund. */
function returnedByBank({ dispute, refunds }: SupportPaymentShownFragment): number {
  if (dispute?.state !== 'LOST') return 0;
  return dispute.amount.cents - refunds.reduce((sum, { bank }) => sum + bank.cents, 0);
}
