import { Inject, Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { type Effects, insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  type Beginning,
  type BeginningOrder,
  type DecideOrder,
  type Order,
  type OrderChange,
  Orders,
  type PaymentRequest,
} from '../application/ports/orders.js';
import type { Due, DueId } from '../domain/due.js';
import { CURRENCY } from '../domain/money.js';
import { isOpen } from '../domain/payment.js';
import type { PaymentId, PaymentRecord } from '../domain/payment-record.js';
import { consumeDiscounts, findReductions, releaseDiscounts, reserveDiscounts } from './discounts.js';
import type { DocumentFacts } from '../domain/sale.js';
import { DocumentTerms } from './document-terms.js';
import { issueDocument } from './issue-document.js';
import { post } from './ledger.js';
import { DueEntity, type DueRow, PaymentEntity, PaymentRequestEntity, type PaymentRow } from './payment-entities.js';
import { isBarred } from './payment-access.js';
import { dueOf, dueRowOf, paymentRowOf, recordOf } from './payment-rows.js';
import { wakeRelease } from './postgres-released-places.js';
import { keepMeans } from './saved-means.js';
import { SavedMeansEntity } from './saved-means-entities.js';

/** Dues of one player that are open at once. */
const MOST_DUES = 100;

@Injectable()
export class PostgresOrders extends Orders {
  constructor(
    @Inject(Storage) private readonly storage: Pick<Storage, 'manager' | 'transaction'>,
    private readonly terms: DocumentTerms,
  ) {
    super();
  }

  /** Runs in the transaction of an event. */
  on(manager: EntityManager, effects: Effects): Orders {
    return new PostgresOrders({ manager, transaction: (work) => work(manager, effects) }, this.terms);
  }

  async open(due: Due): Promise<Due> {
    await insertRows(this.storage.manager, DueEntity, [dueRowOf(due)], { ignoreConflicts: true });
    await wakeRelease(this.storage.manager, due, due.openedAt);
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

  async dueOf(reference: string, playerId: UserId, kind?: Due['kind']): Promise<Due | null> {
    const row = await rowOf<DueRow>(
      this.storage.manager,
      sql`select * from due where reference = ${reference} and player_id = ${playerId}
            and (${kind ?? null}::text is null or kind = ${kind ?? null})
          order by (status <> 'CLOSED') desc, opened_at desc, id limit 1`,
    );
    return row ? dueOf(row) : null;
  }

  async payableOf(playerId: UserId, now: Date): Promise<Due[]> {
    const rows = await rowsOf<DueRow>(
      this.storage.manager,
      sql`select * from due where player_id = ${playerId} and status = 'OPEN' and pays_by > ${now} order by pays_by, id
        limit ${MOST_DUES}`,
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

  changeDue<R>(id: DueId, decide: DecideOrder<R>): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const order = await lockedOrder(manager, id);
      return order && this.saved(manager, effects, order, decide(order));
    });
  }

  begin<R>(
    id: DueId,
    { requestId, wanted, now }: Beginning,
    decide: DecideOrder<R, BeginningOrder>,
  ): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const order = await lockedOrder(manager, id);
      if (!order) return null;
      const { kind, playerId } = order.due;
      const request = await requestOf(manager, playerId, requestId);
      const barred = await isBarred(manager, playerId);
      const hasMeans = await manager.existsBy(SavedMeansEntity, { player_id: playerId });
      const priced = { kind, playerId, openPaymentId: order.payment?.id ?? null };
      const reductions = await findReductions(manager, priced, wanted, now, { locked: true });
      const creditCents = (await lockedCredit(manager, playerId)) + setAside(order);
      return this.saved(
        manager,
        effects,
        order,
        decide({ ...order, request, barred, hasMeans, reductions, creditCents }),
      );
    });
  }

  changePayment<R>(id: PaymentId, decide: DecideOrder<R>): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const owner = await rowOf<{ due_id: string }>(manager, sql`select due_id from payment where id = ${id}`);
      if (!owner) return null;
      const due = (await lockedDue(manager, owner.due_id))!;
      // Read after locking its due, a lock that every change of a payment holds.
      const row = await rowOf<PaymentRow>(manager, sql`select * from payment where id = ${id}`);
      const order = { due, payment: recordOf(row!) };
      return this.saved(manager, effects, order, decide(order));
    });
  }

  /** Follows the lock order in `discounts.ts`. */
  private async saved<R>(manager: EntityManager, effects: Effects, { due }: Order, change: OrderChange<R>): Promise<R> {
    const { payment, reserves, discounts } = change;
    if (change.due) await manager.update(DueEntity, { id: due.id }, dueRowOf(change.due));
    if (payment) {
      await manager.upsert(PaymentEntity, paymentRowOf(payment), ['id']);
      const paymentId = payment.id;
      if (reserves) await reserveDiscounts(manager, { playerId: due.playerId, paymentId }, reserves, payment.startedAt);
      if (discounts === 'CONSUMED') await consumeDiscounts(manager, paymentId, endOf(payment));
      if (discounts === 'RELEASED') await releaseDiscounts(manager, paymentId);
    }
    if (change.paidAt) await wakeRelease(manager, due, change.paidAt);
    if (change.request) await insertRows(manager, PaymentRequestEntity, [requestRowOf(change.request)]);
    for (const posting of change.postings ?? []) await post(manager, posting);
    if (change.means) await keepMeans(manager, effects, change.means);
    effects.emit(...(change.events ?? []));
    if (payment && change.sale) await this.issue(manager, payment, change.sale);
    return change.answer;
  }

  private async issue(manager: EntityManager, record: PaymentRecord, { lines, means }: DocumentFacts): Promise<void> {
    const { seller, vat } = this.terms;
    const { id, playerId: buyerId } = record;
    await issueDocument(manager, {
      ...{ cause: `payment:${id}`, at: endOf(record), buyerId, seller, means },
      lines: lines.map((line) => ({ ...line, vat })),
    });
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
}

async function lockedOrder(manager: EntityManager, id: DueId): Promise<Order | null> {
  const due = await lockedDue(manager, id);
  if (!due) return null;
  const query = sql`select * from payment where due_id = ${id} and status <> 'EXPIRED'`;
  const row = await rowOf<PaymentRow>(manager, query);
  return { due, payment: row ? recordOf(row) : null };
}

const setAside = ({ payment: record }: Order) => (record && isOpen(record.payment) ? record.price.creditCents : 0);

const endOf = ({ payment, startedAt }: PaymentRecord) => (isOpen(payment) ? startedAt : payment.at);

async function lockedDue(manager: EntityManager, id: DueId): Promise<Due | null> {
  const row = await rowOf<DueRow>(manager, sql`select * from due where id = ${id} for no key update`);
  return row ? dueOf(row) : null;
}

/** Locks the player's credit, in the ledger's order, so that it cannot be spent concurrently. */
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
