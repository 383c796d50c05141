import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { type Effects, execute, insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { type DecideOrder, Orders, type PaymentRequest } from '../application/ports/orders.js';
import type { Due, DueId } from '../domain/due.js';
import { CURRENCY } from '../domain/money.js';
import type { PaymentId, PaymentRecord } from '../domain/payment-record.js';
import { post } from './ledger.js';
import {
  BarredPayerEntity,
  DueEntity,
  type DueRow,
  PaymentEntity,
  PaymentRequestEntity,
  type PaymentRow,
} from './payment-entities.js';
import { dueOf, dueRowOf, paymentRowOf, recordOf } from './payment-rows.js';

@Injectable()
export class PostgresOrders extends Orders {
  constructor(private readonly storage: Storage) {
    super();
  }

  async open(due: Due): Promise<Due> {
    await insertRows(this.storage.manager, DueEntity, [dueRowOf(due)], { ignoreConflicts: true });
    const row = await rowOf<DueRow>(
      this.storage.manager,
      sql`select * from due where kind = ${due.kind} and reference = ${due.reference} and player_id = ${due.playerId}
          order by (id = ${due.id}) desc, (status <> 'CLOSED') desc, opened_at desc limit 1`,
    );
    return dueOf(row!);
  }

  async findDue(id: DueId): Promise<Due | null> {
    const row = await this.storage.manager.findOneBy(DueEntity, { id });
    return row && dueOf(row);
  }

  async payableOf(playerId: UserId, now: Date): Promise<Due[]> {
    const rows = await rowsOf<DueRow>(
      this.storage.manager,
      sql`select * from due where player_id = ${playerId} and status = 'OPEN' and pays_by > ${now} order by pays_by, id`,
    );
    return rows.map(dueOf);
  }

  async findPayment(id: PaymentId): Promise<PaymentRecord | null> {
    const row = await this.storage.manager.findOneBy(PaymentEntity, { id });
    return row && recordOf(row);
  }

  async paymentOf(dueId: DueId): Promise<PaymentRecord | null> {
    const row = await rowOf<PaymentRow>(
      this.storage.manager,
      sql`select * from payment where due_id = ${dueId} order by (status <> 'EXPIRED') desc, started_at desc limit 1`,
    );
    return row ? recordOf(row) : null;
  }

  changeDue<R>(id: DueId, decide: DecideOrder<R>, requestId?: string): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const due = await lockedDue(manager, id);
      if (!due) return null;
      const current = await rowOf<PaymentRow>(
        manager,
        sql`select * from payment where due_id = ${id} and status <> 'EXPIRED'`,
      );
      return this.decided(manager, effects, due, current, decide, requestId);
    });
  }

  changePayment<R>(id: PaymentId, decide: DecideOrder<R>): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const owner = await rowOf<{ due_id: string }>(manager, sql`select due_id from payment where id = ${id}`);
      if (!owner) return null;
      const due = (await lockedDue(manager, owner.due_id))!;
      // Read behind the lock of its due: every change of a payment holds that.
      const row = await rowOf<PaymentRow>(manager, sql`select * from payment where id = ${id}`);
      return this.decided(manager, effects, due, row, decide);
    });
  }

  private async decided<R>(
    manager: EntityManager,
    effects: Effects,
    due: Due,
    row: PaymentRow | undefined,
    decide: DecideOrder<R>,
    requestId?: string,
  ): Promise<R> {
    const payment = row ? recordOf(row) : null;
    const request = requestId === undefined ? null : await requestOf(manager, due.playerId, requestId);
    const barred = await manager.existsBy(BarredPayerEntity, { player_id: due.playerId });
    const creditCents = await lockedCredit(manager, due.playerId);
    const change = decide({ due, payment, creditCents, barred, request });
    if (change.due) await manager.update(DueEntity, { id: due.id }, dueRowOf(change.due));
    if (change.payment) await manager.upsert(PaymentEntity, paymentRowOf(change.payment), ['id']);
    if (change.request) await insertRows(manager, PaymentRequestEntity, [requestRowOf(change.request)]);
    for (const posting of change.postings ?? []) await post(manager, posting);
    effects.emit(...(change.events ?? []));
    return change.answer;
  }

  async claimLooks(now: Date, leaseUntil: Date, limit: number): Promise<PaymentId[]> {
    const rows = await rowsOf<{ id: string }>(
      this.storage.manager,
      sql`update payment set next_look_at = ${leaseUntil} where id in (
            select id from payment where next_look_at <= ${now} order by next_look_at limit ${limit} for update skip locked
          ) returning id`,
    );
    return rows.map(({ id }) => id);
  }

  async findOverdue(now: Date, limit: number): Promise<DueId[]> {
    const rows = await rowsOf<{ id: string }>(
      this.storage.manager,
      sql`select id from due where status = 'OPEN' and pays_by <= ${now}
            and not exists (select from payment where due_id = due.id and payment.status <> 'EXPIRED')
          order by pays_by limit ${limit}`,
    );
    return rows.map(({ id }) => id);
  }
}

async function lockedDue(manager: EntityManager, id: DueId): Promise<Due | null> {
  const row = await rowOf<DueRow>(manager, sql`select * from due where id = ${id} for no key update`);
  return row ? dueOf(row) : null;
}

/** Locks what the player has, in the ledger's own order, so that it can't be spent meanwhile. */
async function lockedCredit(manager: EntityManager, playerId: UserId): Promise<number> {
  const accounts = await rowsOf<{ kind: string; balance: number }>(
    manager,
    sql`select kind, balance from ledger_account where owner_id = ${playerId} and currency = ${CURRENCY}
        order by id for no key update`,
  );
  return 0 - (accounts.find(({ kind }) => kind === 'CREDIT')?.balance ?? 0);
}

async function requestOf(manager: EntityManager, playerId: UserId, requestId: string): Promise<PaymentRequest | null> {
  const row = await manager.findOneBy(PaymentRequestEntity, { player_id: playerId, request_id: requestId });
  return row && { playerId, requestId, inputHash: row.input_hash, paymentId: row.payment_id };
}

const requestRowOf = ({ playerId, requestId, inputHash, paymentId }: PaymentRequest) => ({
  player_id: playerId,
  request_id: requestId,
  input_hash: inputHash,
  payment_id: paymentId,
});
