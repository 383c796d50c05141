import { userId } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { PaymentId } from '../domain/payment-record.js';
import type { Refund } from '../domain/refund.js';
import type { RefundRow } from './refund-entities.js';

/** Oldest first. */
export async function refundsOf(manager: EntityManager, paymentId: PaymentId): Promise<Refund[]> {
  const rows = await rowsOf<RefundRow>(manager, sql`select * from refund where payment_id = ${paymentId} order by id`);
  return rows.map(refundOf);
}

export const refundOf = (row: RefundRow): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  playerId: userId(row.player_id),
  cause: row.cause,
  creditCents: row.credit_cents,
  cardCents: row.card_cents,
  bankCents: row.bank_cents,
  status: row.status,
  decidedAt: row.decided_at,
  by: row.decided_by === null ? null : userId(row.decided_by),
  reason: row.reason,
  ref: row.ref,
  tries: row.tries,
  nextTryAt: row.next_try_at,
});

export const rowOfRefund = (refund: Refund): RefundRow => ({
  id: refund.id,
  payment_id: refund.paymentId,
  player_id: refund.playerId,
  cause: refund.cause,
  credit_cents: refund.creditCents,
  card_cents: refund.cardCents,
  bank_cents: refund.bankCents,
  status: refund.status,
  decided_at: refund.decidedAt,
  decided_by: refund.by,
  reason: refund.reason,
  ref: refund.ref,
  tries: refund.tries,
  next_try_at: refund.nextTryAt,
});
