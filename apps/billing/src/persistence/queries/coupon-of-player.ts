import type { UserId } from '@setpoint/kernel';
import { rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Coupon, CouponHolder } from '../../domain/discounts/coupon.js';
import { toCoupon } from '../coupon-rows.js';
import type { CouponRow } from '../points-entities.js';

interface Reading {
  /** Whether to lock the coupon until the commit. */
  readonly locked: boolean;
  /** A payment whose own reservation of the coupon is ignored. */
  readonly openPaymentId: string | null;
}

/** The coupon with the given code, and what is known about the player who wants to use it. */
export async function couponOfPlayer(
  manager: EntityManager,
  code: string,
  playerId: UserId,
  { locked, openPaymentId }: Reading = { locked: false, openPaymentId: null },
): Promise<{ readonly coupon: Coupon | null; readonly holder: CouponHolder }> {
  const row = await rowOf<CouponRow>(
    manager,
    sql`select * from coupon where code = ${code} ${locked ? sql`for no key update` : sql``}`,
  );
  // A separate statement, so that after the lock it sees what others have committed.
  const known = await rowOf<{ registeredAt: Date | null; usedBy: string | null }>(
    manager,
    sql`select (select registered_at from player_beginning where player_id = ${playerId}) as "registeredAt",
      (select payment_id from coupon_use where coupon_id = ${row?.id ?? null} and player_id = ${playerId}) as "usedBy"`,
  );
  const { registeredAt, usedBy } = known!;
  const isOwn = usedBy !== null && usedBy === openPaymentId;
  return {
    coupon: row ? toCoupon(isOwn ? { ...row, uses: row.uses - 1 } : row) : null,
    holder: { playerId, registeredAt, hasUsedIt: usedBy !== null && !isOwn },
  };
}
