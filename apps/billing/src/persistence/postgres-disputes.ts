import { Injectable } from '@nestjs/common';
import { Ids, userId } from '@setpoint/kernel';
import { execute, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { type DisputeLook, Disputes } from '../application/ports/disputes.js';
import { type Dispute, type DisputeFacts, disputePostings, hearDispute } from '../domain/dispute.js';
import type { PaymentId } from '../domain/payment-record.js';
import { DisputeEntity, type DisputeRow } from './dispute-entities.js';
import { post } from './ledger.js';
import { changeAccess } from './payment-access.js';

@Injectable()
export class PostgresDisputes extends Disputes {
  constructor(
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {
    super();
  }

  async ofPayments(ids: readonly PaymentId[]): Promise<ReadonlyMap<PaymentId, Dispute>> {
    const rows = await rowsOf<DisputeRow>(
      this.storage.manager,
      sql`select * from dispute where payment_id = any(${[...ids]}::text[]) order by opened_at, id`,
    );
    return new Map(rows.map((row) => [row.payment_id, disputeOf(row)]));
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
      // The payment's lock keeps two answers about one dispute apart.
      const payment = (await rowOf<{ player_id: string }>(
        manager,
        sql`select player_id from payment where id = ${paymentId} for no key update`,
      ))!;
      const row = await manager.findOneBy(DisputeEntity, { ref });
      const before = row && disputeOf(row);
      const playerId = userId(payment.player_id);
      const after = hearDispute(before, { id: before?.id ?? this.ids.next(), ref, paymentId, playerId }, facts, now);
      if (after === before) return;
      await changeAccess(manager, effects, playerId, async () => {
        await manager.upsert(DisputeEntity, rowOfDispute(after), ['id']);
      });
      for (const posting of disputePostings(before, after, now, () => this.ids.next())) await post(manager, posting);
    });
  }

  async rest({ ref, version }: DisputeLook, lookAgainAt: Date | null): Promise<void> {
    const { manager } = this.storage;
    const same = sql`ref = ${ref} and version = ${version}`;
    if (lookAgainAt) await execute(manager, sql`update dispute_look set next_look_at = ${lookAgainAt} where ${same}`);
    else await execute(manager, sql`delete from dispute_look where ${same}`);
  }
}

const disputeOf = (row: DisputeRow): Dispute => ({
  id: row.id,
  ref: row.ref,
  paymentId: row.payment_id,
  playerId: userId(row.player_id),
  state: row.state,
  cents: row.cents,
  feeCents: row.fee_cents,
  reason: row.reason,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
});

const rowOfDispute = (dispute: Dispute): DisputeRow => ({
  id: dispute.id,
  ref: dispute.ref,
  payment_id: dispute.paymentId,
  player_id: dispute.playerId,
  state: dispute.state,
  cents: dispute.cents,
  fee_cents: dispute.feeCents,
  reason: dispute.reason,
  opened_at: dispute.openedAt,
  closed_at: dispute.closedAt,
});
