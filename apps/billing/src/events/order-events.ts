import { orderClosed, orderPaid, outgoing, type OutgoingEvent } from '@setpoint/events';
import type { Due } from '../domain/due.js';
import { CURRENCY } from '../domain/money.js';
import type { PaymentRecord } from '../domain/payment-record.js';

/** The due as others know it. */
export const factsOf = ({ id: dueId, kind, reference, playerId, description }: Due) => ({
  ...{ dueId, kind, reference, playerId, description },
});

/** What others hear when a due has come to its end. */
export function orderEvents(before: Due, after: Due, payment: PaymentRecord | null): OutgoingEvent[] {
  if (before.status === after.status) return [];
  if (after.status === 'CLOSED') return [outgoing(orderClosed, factsOf(after))];
  if (after.status !== 'PAID' || !payment) return [];
  const { cents: priceCents, creditCents, cardCents } = payment.price;
  const amounts = { priceCents, creditCents, cardCents, currency: CURRENCY };
  return [outgoing(orderPaid, { ...factsOf(after), paymentId: payment.id, ...amounts })];
}
