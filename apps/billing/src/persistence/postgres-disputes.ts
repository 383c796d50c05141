import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, Ids, pageOf, type Page, type PageRequest } from '@setpoint/kernel';
import { execute, join, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { type DisputeChange, type DisputeCriteria, type DisputeLook, Disputes } from '../application/ports/disputes.js';
import { type Dispute, type DisputeFacts, disputePostings, hearDispute, isOpenDispute } from '../domain/dispute.js';
import type { Due } from '../domain/due.js';
import type { PaymentId } from '../domain/payment-record.js';
import { reversedEvent } from '../events/order-events.js';
import type { EntityManager } from 'typeorm';
import { DisputeEntity, type DisputeRow } from './dispute-entities.js';
import { disputeOf, disputesOf, rowOfDispute } from './dispute-rows.js';
import { post } from './ledger.js';
import { changeAccess } from './payment-access.js';
import type { DueRow } from './payment-entities.js';
import { dueOf } from './payment-rows.js';
import { wakeRefunds } from './postgres-refunds.js';
import { recoverOverpayment } from './recover-overpayment.js';
import { wakeRelease } from './postgres-released-places.js';
import { requestCharge } from './request-charge.js';
import { keepAction } from './support-actions.js';

const ORDER = 'disputes';

@Injectable()
export class PostgresDisputes extends Disputes {
  constructor(
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {
    super();
  }

  async ofPayments(ids: readonly PaymentId[]): Promise<ReadonlyMap<PaymentId, Dispute>> {
    const disputes = await disputesOf(this.storage.manager, ids);
    return new Map(disputes.map((dispute) => [dispute.paymentId, dispute]));
  }

  async page({ state, waiting }: DisputeCriteria, { first, after }: PageRequest): Promise<Page<Dispute>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const next = seen ? sql`(opened_at, id) < (${seen[0]}::timestamptz, ${seen[1]})` : sql`true`;
    const conditions = [sql`true`];
    if (state) conditions.push(sql`state = ${state}`);
    if (waiting !== null) conditions.push(waiting ? sql`handled_at is null` : sql`handled_at is not null`);
    const where = join(conditions, ' and ');
    const [rows, counted] = await Promise.all([
      rowsOf<DisputeRow>(
        manager,
        sql`select * from dispute where ${where} and ${next} order by opened_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from dispute where ${where}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.opened_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(disputeOf), totalCount: counted!.count };
  }

  handle(id: string, decide: (dispute: Dispute) => DisputeChange): Promise<Dispute | null> {
    return this.storage.transaction(async (manager) => {
      const row = await rowOf<DisputeRow>(
        manager,
        sql`select dispute.* from dispute join payment on payment.id = dispute.payment_id join due on due.id = payment.due_id
            where dispute.id = ${id} for no key update of due, dispute`,
      );
      if (!row) return null;
      const { dispute, action } = decide(disputeOf(row));
      if (!action) return dispute;
      await manager.upsert(DisputeEntity, rowOfDispute(dispute), ['id']);
      await keepAction(manager, action);
      return dispute;
    });
  }

  async hint(ref: string, paymentId: PaymentId, now: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`insert into dispute_look (ref, payment_id, next_look_at, version) values (${ref}, ${paymentId}, ${now}, 0)
          on conflict (ref) do update set next_look_at = excluded.next_look_at, version = dispute_look.version + 1`,
    );
  }

  claimLooks(now: Date, leaseUntil: Date, limit: number): Promise<DisputeLook[]> {
    return rowsOf<DisputeLook>(
      this.storage.manager,
      sql`update dispute_look set next_look_at = ${leaseUntil} where ref in (
            select ref from dispute_look where next_look_at <= ${now} order by next_look_at limit ${limit} for update skip locked
          ) returning ref, payment_id as "paymentId", version`,
    );
  }

  async heard({ ref, paymentId }: DisputeLook, facts: DisputeFacts, now: Date): Promise<void> {
    await this.storage.transaction(async (manager, effects) => {
      // The due's lock serialises concurrent answers about a dispute, and refunds, which depend on it.
      const due = await lockedDue(manager, paymentId);
      const { playerId } = due;
      const known = await manager.findOneBy(DisputeEntity, { ref });
      const before = known && disputeOf(known);
      const after = hearDispute(before, { id: before?.id ?? this.ids.next(), ref, paymentId, playerId }, facts, now);
      if (after === before) return;
      await changeAccess(manager, effects, playerId, async () => {
        await manager.upsert(DisputeEntity, rowOfDispute(after), ['id']);
      });
      for (const posting of disputePostings(before, after, now, () => this.ids.next())) await post(manager, posting);
      await recoverOverpayment(due, paymentId, { manager, effects, at: now, id: this.ids.next() });
      if (isOpenDispute(after) || after.state === before?.state) return;
      if (after.state === 'LOST') effects.emit(reversedEvent(due, after, now));
      // What was to be refunded meanwhile.
      await wakeRefunds(manager, paymentId, now);
      await wakeRelease(manager, due, now);
      await requestCharge(manager, due, { kind: 'LOOK' }, now);
    });
  }

  async recoverOwed(now: Date, limit: number): Promise<number> {
    const owing = await rowsOf<{ payment_id: string }>(
      this.storage.manager,
      sql`select payment_id from dispute join ledger_account account
            on account.owner_id = dispute.player_id and account.kind = 'CREDIT' and account.balance < 0
          where dispute.owed_cents > 0 order by dispute.id limit ${limit}`,
    );
    for (const { payment_id: paymentId } of owing)
      await this.storage.transaction(async (manager, effects) => {
        const due = await lockedDue(manager, paymentId);
        await recoverOverpayment(due, paymentId, { manager, effects, at: now, id: this.ids.next() });
      });
    return owing.length;
  }

  async rest({ ref, version }: DisputeLook, lookAgainAt: Date | null): Promise<void> {
    const { manager } = this.storage;
    const same = sql`ref = ${ref} and version = ${version}`;
    if (lookAgainAt) await execute(manager, sql`update dispute_look set next_look_at = ${lookAgainAt} where ${same}`);
    else await execute(manager, sql`delete from dispute_look where ${same}`);
  }
}

async function lockedDue(manager: EntityManager, paymentId: PaymentId): Promise<Due> {
  const row = await rowOf<DueRow>(
    manager,
    sql`select due.* from due join payment on payment.due_id = due.id where payment.id = ${paymentId} for no key update of due`,
  );
  return dueOf(row!);
}
