import { rowOf, sql } from '@setpoint/service-kit';
import type { UserId } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import type { Coupon, CouponHolder } from '../../domain/discounts/coupon.js';
import { toCoupon } from '../coupon-rows.js';
import type { CouponRow } from '../points-entities.js';

/** The coupon of a code, and what is known of who wants to use it. */
export async function couponOfPlayer(
  manager: EntityManager,
  code: string,
  playerId: UserId,
): Promise<{ readonly coupon: Coupon | null; readonly holder: CouponHolder }> {
  const row = await rowOf<CouponRow>(manager, sql`select * from coupon where code = ${code}`);
  const known = await rowOf<{ registeredAt: Date | null; hasUsedIt: boolean }>(
    manager,
    sql`select (select registered_at from player_beginning where player_id = ${playerId}) as "registeredAt",
      exists (select from coupon_use where coupon_id = ${row?.id ?? null} and player_id = ${playerId}) as "hasUsedIt"`,
  );
  return { coupon: row ? toCoupon(row) : null, holder: { playerId, ...known! } };
}
