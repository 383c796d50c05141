import { Injectable } from '@nestjs/common';
import { accept, decodeCursor, encodeCursor, pageOf, refuse, type Outcome, type Page, type PageRequest, type UserId } from '@setpoint/kernel'; // oxfmt-ignore
import { execute, insertRows, join, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Coupons, type CouponCriteria } from '../application/ports/coupons.js';
import type { Coupon } from '../domain/discounts/coupon.js';
import type { SupportAction } from '../domain/discounts/support-action.js';
import { toCoupon, toCouponRow } from './coupon-rows.js';
import { CouponEntity, type CouponRow } from './points-entities.js';
import { couponOfPlayer } from './queries/coupon-of-player.js';
import { actionsAbout, keepAction } from './support-actions.js';

const ORDER = 'coupons';

@Injectable()
export class PostgresCoupons extends Coupons {
  constructor(private readonly storage: Storage) {
    super();
  }

  override find(code: string, player: UserId) {
    return couponOfPlayer(this.storage.manager, code, player);
  }

  override async of(id: string): Promise<Coupon | null> {
    const row = await this.storage.manager.findOneBy(CouponEntity, { id });
    return row && toCoupon(row);
  }

  override async page(criteria: CouponCriteria, { first, after }: PageRequest): Promise<Page<Coupon>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const next = seen ? sql`(created_at, id) < (${seen[0]}::timestamptz, ${seen[1]})` : sql`true`;
    const where = meeting(criteria);
    const [rows, counted] = await Promise.all([
      rowsOf<CouponRow>(
        manager,
        sql`select * from coupon where ${where} and ${next} order by created_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from coupon where ${where}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.created_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(toCoupon), totalCount: counted!.count };
  }

  override add(
    coupon: Coupon,
    requestId: string,
    action: SupportAction,
  ): Promise<Outcome<Coupon, 'COUPON_CODE_TAKEN'>> {
    return this.storage.transaction(async (manager): Promise<Outcome<Coupon, 'COUPON_CODE_TAKEN'>> => {
      const row = toCouponRow(coupon, requestId);
      if ((await insertRows(manager, CouponEntity, [row], { ignoreConflicts: true })) > 0) {
        await keepAction(manager, action);
        return accept(coupon);
      }
      const made = await manager.findOneBy(CouponEntity, { created_by: row.created_by, request_id: requestId });
      return made ? accept(toCoupon(made)) : refuse('COUPON_CODE_TAKEN');
    });
  }

  override deactivate(id: string, action: SupportAction): Promise<Coupon | null> {
    return this.storage.transaction(async (manager) => {
      const changed = await execute(manager, sql`update coupon set active = false where id = ${id} and active`);
      if (changed > 0) await keepAction(manager, { ...action, before: { active: true }, after: { active: false } });
      const row = await manager.findOneBy(CouponEntity, { id });
      return row && toCoupon(row);
    });
  }

  override actions(id: string): Promise<readonly SupportAction[]> {
    return actionsAbout(this.storage.manager, id);
  }
}

function meeting({ text, audience, active, now }: CouponCriteria) {
  const conditions = [sql`true`];
  const isRunning = sql`active and (valid_until is null or valid_until > ${now})
    and (most_uses is null or uses < most_uses)`;
  if (text) conditions.push(sql`strpos(code, upper(${text})) > 0`);
  if (audience) conditions.push(sql`audience = ${audience}`);
  if (active !== null) conditions.push(active ? sql`(${isRunning})` : sql`not (${isRunning})`);
  return join(conditions, ' and ');
}
