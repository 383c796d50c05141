import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@setpoint/kernel';
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
import { lockAccounts, recoverOverpayment } from './recover-overpayment.js';
import { RefundEntity, type RefundRow } from './refund-entities.js';
import { refundOf, refundsOf, rowOfRefund } from './refund-rows.js';

@Injectable()
export class PostgresRefunds extends Refunds {
  constructor(
    private readonly storage: Storage,
    private readonly terms: DocumentTerms,
    private readonly clock: Clock,
    private readonly ids: Ids,
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
      const row = await rowOf<DueRow & { payment_id: string }>(
        manager,
        sql`select due.*, refund.payment_id from refund join payment on payment.id = refund.payment_id join due on due.id = payment.due_id
            where refund.id = ${id} for no key update of due`,
      );
      if (!row) return null;
      const { payment_id: paymentId, ...due } = row;
      const refunds = await refundsOf(manager, paymentId);
      const refund = refunds.find((each) => each.id === id)!;
      const others = refunds.filter((each) => each !== refund);
      const disputes = await disputesOf(manager, [paymentId]);
      if (disputes.length > 0) await lockAccounts(manager, refund.playerId);
      const answer = await keep(manager, effects, decide({ refund, others, disputes }));
      const at = this.clock.now();
      await recoverOverpayment(dueOf(due), paymentId, { manager, effects, at, id: this.ids.next() });
      return answer;
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
