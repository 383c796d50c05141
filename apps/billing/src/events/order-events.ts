import { creditRecovered, orderClosed, orderPaid, orderReversed, outgoing, type OutgoingEvent } from '@setpoint/events';
import type { Dispute } from '../domain/dispute.js';
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

/** What a payer had twice was taken from their credit; negative cents: given as credit. */
export const recoveredEvent = (due: Due, paymentId: string, cents: number, at: Date): OutgoingEvent =>
  outgoing(creditRecovered, { ...factsOf(due), paymentId, cents, currency: CURRENCY, at: at.toISOString() });

/** The bank has returned the payment for good. */
export const reversedEvent = (due: Due, { paymentId, cents: returnedCents }: Dispute, at: Date): OutgoingEvent =>
  outgoing(orderReversed, { ...factsOf(due), paymentId, returnedCents, currency: CURRENCY, at: at.toISOString() });
