import { refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { execute, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { couponCode, couponFor, type Coupon, type CouponRefusal } from '../domain/discounts/coupon.js';
import type { Voucher } from '../domain/discounts/voucher.js';
import type { VoucherRow } from './points-entities.js';
import { couponOfPlayer } from './queries/coupon-of-player.js';
import { toVoucher } from './voucher-rows.js';

/** What a payment sets aside of coupons and vouchers, in its own transactions: reserved, then used or released. */
export interface Payer {
  readonly playerId: UserId;
  readonly paymentId: string;
}

/** Sets a coupon aside. Of many who press at once no more get it than may. */
export async function reserveCoupon(
  manager: EntityManager,
  { playerId, paymentId }: Payer,
  typed: string,
  now: Date,
): Promise<Outcome<Coupon, CouponRefusal>> {
  const { coupon: found, holder } = await couponOfPlayer(manager, couponCode(typed), playerId);
  const outcome = couponFor(found, holder, now);
  if (!outcome.ok) return outcome;
  const { id } = outcome.value;
  const counted = await execute(
    manager,
    sql`update coupon set uses = uses + 1
      where id = ${id} and active and (most_uses is null or uses < most_uses)`,
  );
  if (counted === 0) return refuse('COUPON_ALREADY_USED');
  const kept = await execute(
    manager,
    sql`insert into coupon_use values (${id}, ${playerId}, ${paymentId}, ${now}) on conflict do nothing`,
  );
  if (kept === 1) return outcome;
  // The same player was quicker elsewhere.
  await execute(manager, sql`update coupon set uses = uses - 1 where id = ${id}`);
  return refuse('COUPON_ALREADY_USED');
}

/** The player's own active vouchers, set aside: all of them, or none and null. */
export async function reserveVouchers(
  manager: EntityManager,
  { playerId, paymentId }: Payer,
  ids: readonly string[],
): Promise<readonly Voucher[] | null> {
  const wanted = [...new Set(ids)];
  const own = await rowsOf<VoucherRow>(
    manager,
    sql`select * from voucher where id = any(${wanted}::text[]) and player_id = ${playerId} and state = 'ACTIVE'
      order by id for update`,
  );
  if (own.length < wanted.length) return null;
  await execute(
    manager,
    sql`update voucher set state = 'RESERVED', payment_id = ${paymentId} where id = any(${wanted}::text[])`,
  );
  return own.map((row) => toVoucher({ ...row, state: 'RESERVED' }));
}

/** The payment is made. Doing it twice is doing it. */
export async function consumeDiscounts(manager: EntityManager, paymentId: string, at: Date): Promise<void> {
  await execute(
    manager,
    sql`update coupon_use set used_at = ${at} where payment_id = ${paymentId} and used_at is null`,
  );
  await execute(
    manager,
    sql`update voucher set state = 'USED', ended_at = ${at} where payment_id = ${paymentId} and state = 'RESERVED'`,
  );
}

/** The payment came to nothing, or is refunded in full: coupon and vouchers count anew. Doing it twice is doing it. */
export async function releaseDiscounts(manager: EntityManager, paymentId: string): Promise<void> {
  await execute(
    manager,
    sql`with freed as (delete from coupon_use where payment_id = ${paymentId} returning coupon_id)
      update coupon set uses = uses - 1 from freed where coupon.id = freed.coupon_id`,
  );
  await execute(
    manager,
    sql`update voucher set state = 'ACTIVE', payment_id = null, ended_at = null
      where payment_id = ${paymentId} and state in ('RESERVED', 'USED')`,
  );
}
