import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, type Page, type PageRequest } from '@setpoint/kernel';
import { join, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Disputes } from '../application/ports/disputes.js';
import { type PaymentCriteria, type SupportedPayment, SupportPayments } from '../application/ports/support-payments.js';
import type { DocumentRef } from '../domain/documents.js';
import type { PaymentId } from '../domain/payment-record.js';
import type { DueRow, PaymentRow } from './payment-entities.js';
import { dueOf, recordOf } from './payment-rows.js';
import type { RefundRow } from './refund-entities.js';
import { refundOf } from './refund-rows.js';

const ORDER = 'payments';

@Injectable()
export class PostgresSupportPayments extends SupportPayments {
  constructor(
    private readonly storage: Storage,
    private readonly disputes: Disputes,
  ) {
    super();
  }

  override async page(criteria: PaymentCriteria, { first, after }: PageRequest): Promise<Page<SupportedPayment>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const next = seen ? sql`(started_at, id) < (${seen[0]}::timestamptz, ${seen[1]})` : sql`true`;
    const where = meeting(criteria);
    const [rows, counted] = await Promise.all([
      rowsOf<PaymentRow>(
        manager,
        sql`select * from payment where ${where} and ${next} order by started_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from payment where ${where}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.started_at.toISOString(), row.id));
    return { ...shown, items: await this.whole(shown.items), totalCount: counted!.count };
  }

  override async of(id: PaymentId): Promise<SupportedPayment | null> {
    return (await this.all([id])).get(id) ?? null;
  }

  override async all(ids: readonly PaymentId[]): Promise<ReadonlyMap<PaymentId, SupportedPayment>> {
    const rows = await rowsOf<PaymentRow>(
      this.storage.manager,
      sql`select * from payment where id = any(${[...ids]}::text[])`,
    );
    return new Map((await this.whole(rows)).map((payment) => [payment.record.id, payment]));
  }

  /** Everything related to the given payments, with one statement per table. */
  private async whole(rows: readonly PaymentRow[]): Promise<SupportedPayment[]> {
    if (rows.length === 0) return [];
    const { manager } = this.storage;
    const ids = rows.map(({ id }) => id);
    const [dues, refunds, documents, disputes, released] = await Promise.all([
      rowsOf<DueRow>(manager, sql`select * from due where id = any(${rows.map((row) => row.due_id)}::text[])`),
      rowsOf<RefundRow>(
        manager,
        sql`select * from refund where payment_id = any(${ids}::text[]) order by decided_at, id`,
      ),
      rowsOf<DocumentRef & { payment_id: string }>(
        manager,
        sql`select document.type, document.year, document.number, cause.payment_id
            from (
              select id as payment_id, 'payment:' || id as cause from unnest(${ids}::text[]) as id
              union all
              select payment_id, 'refund:' || id from refund where payment_id = any(${ids}::text[])
            ) cause join document on document.cause = cause.cause
            order by document.issued_on, document.type desc, document.number`,
      ),
      this.disputes.ofPayments(ids),
      rowsOf<{ id: string }>(
        manager,
        sql`select due.id from due where due.id = any(${rows.map((row) => row.due_id)}::text[]) and (
              exists (select from released_place place
                where place.kind = due.kind and place.reference = due.reference and place.player_id = due.player_id)
              or exists (select from subscription_charge charge where due.kind = 'LEAGUE'
                and charge.reference = due.reference and charge.refund_to is not null))`,
      ),
    ]);
    const releasedDues = new Set(released.map(({ id }) => id));
    const dueIn = new Map(dues.map((row) => [row.id, dueOf(row)]));
    return rows.map((row) => ({
      due: dueIn.get(row.due_id)!,
      record: recordOf(row),
      refunds: refunds.filter((refund) => refund.payment_id === row.id).map(refundOf),
      dispute: disputes.get(row.id) ?? null,
      isReleased: releasedDues.has(row.due_id),
      documents: documents
        .filter((document) => document.payment_id === row.id)
        .map(({ type, year, number }) => ({ type, year, number })),
    }));
  }
}

function meeting({ text, playerId, status, disputed }: PaymentCriteria) {
  const conditions = [sql`true`];
  const isDisputed = sql`exists (select from dispute where dispute.payment_id = payment.id and dispute.state = 'OPEN')`;
  if (text) {
    conditions.push(sql`(id = ${text} or due_id = ${text} or player_id = ${text}
      or due_id in (select due.id from due where due.reference = ${text}))`);
  }
  if (playerId) conditions.push(sql`player_id = ${playerId}`);
  if (status) conditions.push(sql`status = ${status}`);
  if (disputed !== null) conditions.push(disputed ? isDisputed : sql`not ${isDisputed}`);
  return join(conditions, ' and ');
}
