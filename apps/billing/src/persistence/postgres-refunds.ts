import { Injectable } from '@nestjs/common';
import { userId } from '@setpoint/kernel';
import { type Effects, execute, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { type RefundChange, type RefundedPayment, Refunds } from '../application/ports/refunds.js';
import type { PaymentId } from '../domain/payment-record.js';
import type { DisputedRefund, Refund } from '../domain/refund.js';
import { releaseDiscounts } from './discounts.js';
import { disputesOf } from './dispute-rows.js';
import type { DocumentRow } from './document-rows.js';
import { DocumentTerms } from './document-terms.js';
import { issueDocument } from './issue-document.js';
import { post } from './ledger.js';
import type { DueRow, PaymentRow } from './payment-entities.js';
import { dueOf, recordOf } from './payment-rows.js';
import { keepAction } from './support-actions.js';
import { RefundEntity, type RefundRow } from './refund-entities.js';

@Injectable()
export class PostgresRefunds extends Refunds {
  constructor(
    private readonly storage: Storage,
    private readonly terms: DocumentTerms,
  ) {
    super();
  }

  ofPayment<R>(id: PaymentId, decide: (payment: RefundedPayment) => RefundChange<R>): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const due = await rowOf<DueRow>(
        manager,
        sql`select due.* from due join payment on payment.due_id = due.id where payment.id = ${id} for no key update of due`,
      );
      if (!due) return null;
      const payment = await rowOf<PaymentRow>(manager, sql`select * from payment where id = ${id}`);
      const refunds = await refundsOf(manager, id);
      const disputes = await disputesOf(manager, [id]);
      const sale = await rowOf<Pick<DocumentRow, 'content'>>(
        manager,
        sql`select content from document where cause = ${`payment:${id}`}`,
      );
      const soldFor = sale?.content.means ?? null;
      const change = decide({ due: dueOf(due), record: recordOf(payment!), refunds, disputes, soldFor });
      if (change.takenBackAt) {
        await execute(
          manager,
          sql`update payment set taken_back_at = ${change.takenBackAt} where id = ${id} and taken_back_at is null`,
        );
        await releaseDiscounts(manager, id);
      }
      const answer = await keep(manager, effects, change);
      const { refund, creditNote } = change;
      if (refund && creditNote) {
        // At the tax rate of the sale.
        const vat = sale?.content.lines[0]?.vat ?? this.terms.vat;
        await issueDocument(manager, {
          ...{ cause: `refund:${refund.id}`, at: refund.decidedAt, refunds: `payment:${id}` },
          ...{ seller: this.terms.seller, means: creditNote.means },
          lines: creditNote.lines.map((line) => ({ ...line, vat })),
        });
      }
      return answer;
    });
  }

  change<R>(id: string, decide: (known: DisputedRefund) => RefundChange<R>): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      // The due's lock keeps disputes and refunds of its payment as they are.
      const owner = await rowOf<{ payment_id: string }>(
        manager,
        sql`select refund.payment_id from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
            where refund.id = ${id} for no key update of due`,
      );
      if (!owner) return null;
      const refunds = await refundsOf(manager, owner.payment_id);
      const refund = refunds.find((each) => each.id === id)!;
      const others = refunds.filter((each) => each !== refund);
      const disputes = await disputesOf(manager, [owner.payment_id]);
      return keep(manager, effects, decide({ refund, others, disputes }));
    });
  }

  async claimDue(now: Date, leaseUntil: Date, limit: number): Promise<{ refund: Refund; paymentRef: string }[]> {
    const rows = await rowsOf<RefundRow & { payment_ref: string }>(
      this.storage.manager,
      sql`update refund set next_try_at = ${leaseUntil} from payment where payment.id = refund.payment_id and refund.id in (
            select id from refund where next_try_at <= ${now} order by next_try_at limit ${limit} for update skip locked
          ) returning refund.*, payment.ref as payment_ref`,
    );
    return rows.map((row) => ({ refund: refundOf(row), paymentRef: row.payment_ref }));
  }

  async hint(id: PaymentId, now: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update refund set next_try_at = ${now}
          where payment_id = ${id} and card_cents > 0 and status <> 'BECAME_CREDIT' and ref is not null`,
    );
  }
}

async function refundsOf(manager: EntityManager, paymentId: PaymentId): Promise<Refund[]> {
  const rows = await rowsOf<RefundRow>(manager, sql`select * from refund where payment_id = ${paymentId} order by id`);
  return rows.map(refundOf);
}

/** The bank has decided about a dispute: refunds that wait for it are looked at again. */
export async function wakeRefunds(manager: EntityManager, paymentId: PaymentId, at: Date): Promise<void> {
  await execute(
    manager,
    sql`update refund set next_try_at = ${at} where payment_id = ${paymentId} and status = 'SENDING'`,
  );
}

async function keep<R>(manager: EntityManager, effects: Effects, change: RefundChange<R>): Promise<R> {
  if (change.refund) await manager.upsert(RefundEntity, rowOfRefund(change.refund), ['id']);
  for (const posting of change.postings ?? []) await post(manager, posting);
  if (change.action) await keepAction(manager, change.action);
  effects.emit(...(change.events ?? []));
  return change.answer;
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

const rowOfRefund = (refund: Refund): RefundRow => ({
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
