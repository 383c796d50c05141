import { Injectable } from '@nestjs/common';
import { accept, decodeCursor, encodeCursor, pageOf, refuse, type Outcome, type Page, type PageRequest, type UserId } from '@setpoint/kernel'; // oxfmt-ignore
import { execute, insertRows, join, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Vouchers, type CancelRefusal, type VoucherCriteria } from '../application/ports/vouchers.js';
import type { SupportAction } from '../domain/discounts/support-action.js';
import type { Voucher } from '../domain/discounts/voucher.js';
import type { PointsEntry } from '../domain/points/points.js';
import { VoucherEntity, type VoucherRow } from './points-entities.js';
import { addPoints, takePoints } from './projections/points.js';
import { actionsAbout, keepAction } from './support-actions.js';
import { toVoucher, toVoucherRow } from './voucher-rows.js';

const ORDER = 'vouchers';

@Injectable()
export class PostgresVouchers extends Vouchers {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async of(player: UserId, most: number): Promise<readonly Voucher[]> {
    const rows = await rowsOf<VoucherRow>(
      this.storage.manager,
      sql`select * from voucher where player_id = ${player} order by issued_at desc, id desc limit ${most}`,
    );
    return rows.map(toVoucher);
  }

  override async page(criteria: VoucherCriteria, { first, after }: PageRequest): Promise<Page<Voucher>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const next = seen ? sql`(issued_at, id) < (${seen[0]}::timestamptz, ${seen[1]})` : sql`true`;
    const where = meeting(criteria);
    const [rows, counted] = await Promise.all([
      rowsOf<VoucherRow>(
        manager,
        sql`select * from voucher where ${where} and ${next} order by issued_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from voucher where ${where}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.issued_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(toVoucher), totalCount: counted!.count };
  }

  override redeem(voucher: Voucher, requestId: string, cost: PointsEntry): Promise<Voucher | null> {
    return this.storage.transaction(async (manager) => {
      // First of all: a concurrent second press waits here and then finds the voucher of the first.
      const row = toVoucherRow(voucher, requestId);
      if ((await insertRows(manager, VoucherEntity, [row], { ignoreConflicts: true })) === 0) {
        const made = await manager.findOneBy(VoucherEntity, { player_id: row.player_id, request_id: requestId });
        return toVoucher(made!);
      }
      if (await takePoints(manager, cost)) return voucher;
      await manager.delete(VoucherEntity, { id: voucher.id });
      return null;
    });
  }

  override cancel(
    id: string,
    action: SupportAction,
    refund: ((voucher: Voucher) => PointsEntry | null) | null,
  ): Promise<Outcome<Voucher, CancelRefusal>> {
    return this.storage.transaction(async (manager): Promise<Outcome<Voucher, CancelRefusal>> => {
      const row = await rowOf<VoucherRow>(manager, sql`select * from voucher where id = ${id} for update`);
      if (!row) return refuse('VOUCHER_NOT_FOUND');
      if (row.state === 'CANCELLED') return accept(toVoucher(row));
      if (row.state !== 'ACTIVE') return refuse('VOUCHER_NOT_ACTIVE');
      const ended: VoucherRow = { ...row, state: 'CANCELLED', ended_at: action.at, reason: action.reason };
      await execute(
        manager,
        sql`update voucher set state = ${ended.state}, ended_at = ${ended.ended_at}, reason = ${ended.reason} where id = ${id}`,
      );
      const voucher = toVoucher(ended);
      const back = refund?.(voucher) ?? null;
      if (back) await addPoints(manager, [back]);
      const after = { state: ended.state, pointsGivenBack: back?.points ?? 0 };
      await keepAction(manager, { ...action, before: { state: row.state }, after });
      return accept(voucher);
    });
  }

  override actions(id: string): Promise<readonly SupportAction[]> {
    return actionsAbout(this.storage.manager, id);
  }
}

function meeting({ text, playerId, state }: VoucherCriteria) {
  const conditions = [sql`true`];
  if (text) conditions.push(sql`(strpos(code, upper(${text})) > 0 or id = ${text} or player_id = ${text})`);
  if (playerId) conditions.push(sql`player_id = ${playerId}`);
  if (state) conditions.push(sql`state = ${state}`);
  return join(conditions, ' and ');
}
