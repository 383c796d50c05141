import { userId } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Dispute } from '../domain/dispute.js';
import type { PaymentId } from '../domain/payment-record.js';
import type { DisputeRow } from './dispute-entities.js';

export const disputeOf = (row: DisputeRow): Dispute => ({
  id: row.id,
  ref: row.ref,
  paymentId: row.payment_id,
  playerId: userId(row.player_id),
  state: row.state,
  cents: row.cents,
  feeCents: row.fee_cents,
  reason: row.reason,
  openedAt: row.opened_at,
  evidenceDueBy: row.evidence_due_by,
  closedAt: row.closed_at,
  recoveredCents: row.recovered_cents,
  owedCents: row.owed_cents,
  barLiftedAt: row.bar_lifted_at,
  handledAt: row.handled_at,
  handledBy: row.handled_by === null ? null : userId(row.handled_by),
});

export const rowOfDispute = (dispute: Dispute): DisputeRow => ({
  id: dispute.id,
  ref: dispute.ref,
  payment_id: dispute.paymentId,
  player_id: dispute.playerId,
  state: dispute.state,
  cents: dispute.cents,
  fee_cents: dispute.feeCents,
  reason: dispute.reason,
  opened_at: dispute.openedAt,
  evidence_due_by: dispute.evidenceDueBy,
  closed_at: dispute.closedAt,
  recovered_cents: dispute.recoveredCents,
  owed_cents: dispute.owedCents,
  bar_lifted_at: dispute.barLiftedAt,
  handled_at: dispute.handledAt,
  handled_by: dispute.handledBy,
});

/** Oldest first. */
export async function disputesOf(manager: EntityManager, ids: readonly PaymentId[]): Promise<Dispute[]> {
  const rows = await rowsOf<DisputeRow>(
    manager,
    sql`select * from dispute where payment_id = any(${[...ids]}::text[]) order by opened_at, id`,
  );
  return rows.map(disputeOf);
}
