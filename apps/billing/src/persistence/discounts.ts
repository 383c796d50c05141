import type { UserId } from '@setpoint/kernel';
import { execute, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { couponFor } from '../domain/discounts/coupon.js';
import type { FoundReductions, TakenReductions, WantedReductions } from '../domain/discounts/reductions.js';
import type { VoucherRow } from './points-entities.js';
import { couponOfPlayer } from './queries/coupon-of-player.js';
import { isFirstTournament } from './queries/first-tournament.js';
import { toVoucher } from './voucher-rows.js';

/*
 * Coupons, vouchers and the first-tournament price that a payment reserves within its own transactions: reserved,
 * then used or released. Locks are taken in this order to avoid deadlocks:
 * due, player's first tournament, coupon, vouchers by id, accounts of the ledger by id, and last the counter of documents.
 */

export interface Payer {
  readonly playerId: UserId;
  readonly paymentId: string;
}

export interface PricedDue {
  readonly kind: 'TOURNAMENT' | 'LEAGUE';
  readonly playerId: UserId;
  /** Its own reservations count as available. */
  readonly openPaymentId: string | null;
}

/** The available reductions; if locked, they stay available until the commit. */
export async function findReductions(
  manager: EntityManager,
  { kind, playerId, openPaymentId }: PricedDue,
  { couponCode, voucherIds }: WantedReductions,
  now: Date,
  { locked }: { readonly locked: boolean },
): Promise<FoundReductions> {
  const isTournament = kind === 'TOURNAMENT';
  if (locked && isTournament) {
    // Advisory lock, because there may be no row to lock yet.
    await rowOf(manager, sql`select pg_advisory_xact_lock(hashtextextended(${`first tournament of ${playerId}`}, 0))`);
  }
  const first = isTournament && (await isFirstTournament(manager, playerId, openPaymentId));
  const named = couponCode === null ? null : await couponOfPlayer(manager, couponCode, playerId, { locked, openPaymentId }); // oxfmt-ignore
  return {
    first,
    coupon: named && couponFor(named.coupon, named.holder, now),
    vouchers: voucherIds.length === 0 ? [] : await vouchersOf(manager, playerId, openPaymentId, voucherIds, locked),
  };
}

async function vouchersOf(
  manager: EntityManager,
  playerId: UserId,
  openPaymentId: string | null,
  ids: readonly string[],
  locked: boolean,
) {
  const rows = await rowsOf<VoucherRow>(
    manager,
    sql`select * from voucher where id = any(${ids}::text[]) and player_id = ${playerId}
      and (state = 'ACTIVE' or (state = 'RESERVED' and payment_id = ${openPaymentId}))
      order by id ${locked ? sql`for update` : sql``}`,
  );
  return rows.map(toVoucher);
}

/** Reserves the reductions found under lock. */
export async function reserveDiscounts(
  manager: EntityManager,
  { playerId, paymentId }: Payer,
  { first, couponId, voucherIds }: TakenReductions,
  now: Date,
): Promise<void> {
  if (first) {
    await execute(manager, sql`insert into first_tournament values (${playerId}, ${paymentId}, ${now})`);
  }
  if (couponId !== null) {
    await execute(manager, sql`insert into coupon_use values (${couponId}, ${playerId}, ${paymentId}, ${now})`);
    await execute(manager, sql`update coupon set uses = uses + 1 where id = ${couponId}`);
  }
  if (voucherIds.length > 0) {
    await execute(
      manager,
      sql`update voucher set state = 'RESERVED', payment_id = ${paymentId} where id = any(${voucherIds}::text[])`,
    );
  }
}

/** Marks the reservations as used once the payment is made. Idempotent. */
export async function consumeDiscounts(manager: EntityManager, paymentId: string, at: Date): Promise<void> {
  await execute(
    manager,
    sql`update first_tournament set used_at = ${at} where payment_id = ${paymentId} and used_at is null`,
  );
  await execute(
    manager,
    sql`update coupon_use set used_at = ${at} where payment_id = ${paymentId} and used_at is null`,
  );
  await execute(
    manager,
    sql`update voucher set state = 'USED', ended_at = ${at} where payment_id = ${paymentId} and state = 'RESERVED'`,
  );
}

/** Releases the reservations of a failed or fully refunded payment. Idempotent. */
export async function releaseDiscounts(manager: EntityManager, paymentId: string): Promise<void> {
  await execute(manager, sql`delete from first_tournament where payment_id = ${paymentId}`);
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
