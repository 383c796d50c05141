import { userId } from '@setpoint/kernel';
import type { Due } from '../domain/due.js';
import { isOpen, type Payment } from '../domain/payment.js';
import type { PaymentRecord } from '../domain/payment-record.js';
import type { DueRow, PaymentRow } from './payment-entities.js';

export const dueOf = (row: DueRow): Due => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  playerId: userId(row.player_id),
  description: row.description,
  baseCents: row.base_cents,
  paysBy: row.pays_by,
  openedAt: row.opened_at,
  status: row.status,
  endedAt: row.ended_at,
  awaitsMobile: row.awaits_mobile,
});

export const dueRowOf = (due: Due): DueRow => ({
  id: due.id,
  kind: due.kind,
  reference: due.reference,
  player_id: due.playerId,
  description: due.description,
  base_cents: due.baseCents,
  pays_by: due.paysBy,
  opened_at: due.openedAt,
  status: due.status,
  ended_at: due.endedAt,
  awaits_mobile: due.awaitsMobile,
});

export const recordOf = (row: PaymentRow): PaymentRecord => ({
  id: row.id,
  dueId: row.due_id,
  playerId: userId(row.player_id),
  price: {
    lines: row.price_lines,
    cents: row.price_cents,
    creditCents: row.credit_cents,
    cardCents: row.card_cents,
  },
  startedAt: row.started_at,
  hintedAt: row.hinted_at,
  means: row.means,
  payment: paymentOf(row),
});

function paymentOf(row: PaymentRow): Payment {
  const common = { cardCents: row.card_cents, ref: row.ref, deadline: row.deadline, givenUp: row.given_up };
  switch (row.status) {
    case 'AWAITING_PAYER':
      return {
        ...{ ...common, status: row.status, declined: row.declined, asks: row.asks_payer },
        ...{ looks: row.looks, nextLookAt: row.next_look_at! },
      };
    case 'CONFIRMING':
      return { ...common, status: row.status, looks: row.looks, nextLookAt: row.next_look_at! };
    case 'PAID':
      return { ...common, status: row.status, at: row.ended_at!, feeCents: row.fee_cents };
    case 'EXPIRED':
      return { ...common, status: row.status, at: row.ended_at!, cause: row.expired_because! };
  }
}

export const paymentRowOf = ({ payment, price, ...record }: PaymentRecord): PaymentRow => ({
  id: record.id,
  due_id: record.dueId,
  player_id: record.playerId,
  price_lines: price.lines,
  price_cents: price.cents,
  credit_cents: price.creditCents,
  card_cents: price.cardCents,
  started_at: record.startedAt,
  status: payment.status,
  ref: payment.ref,
  deadline: payment.deadline,
  given_up: payment.givenUp,
  declined: payment.status === 'AWAITING_PAYER' ? payment.declined : null,
  asks_payer: payment.status === 'AWAITING_PAYER' && payment.asks,
  next_look_at: isOpen(payment) ? payment.nextLookAt : null,
  looks: isOpen(payment) ? payment.looks : 0,
  hinted_at: record.hintedAt,
  means: record.means,
  ended_at: isOpen(payment) ? null : payment.at,
  fee_cents: payment.status === 'PAID' ? payment.feeCents : null,
  expired_because: payment.status === 'EXPIRED' ? payment.cause : null,
});
