import { outgoing, paymentAccessChanged } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { type Effects, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** A dispute that bars its payer: an open one, or a lost one until support lifts the bar (BIL-09). */
export const BARRING = sql`(dispute.state = 'OPEN' or (dispute.state = 'LOST' and dispute.bar_lifted_at is null))`;

/** Whether a player is barred from starting payments: by support, or by a dispute. */
export async function isBarred(manager: EntityManager, playerId: UserId): Promise<boolean> {
  const row = await rowOf<{ barred: boolean }>(
    manager,
    sql`select exists (select from barred_payer where player_id = ${playerId})
          or exists (select from dispute where player_id = ${playerId} and ${BARRING}) as barred`,
  );
  return row!.barred;
}

/** Changes the reasons why a player is barred, and publishes an event if that changes whether they are. Serialised per player. */
export async function changeAccess(
  manager: EntityManager,
  effects: Effects,
  playerId: UserId,
  change: () => Promise<void>,
): Promise<void> {
  await rowOf(
    manager,
    sql`select pg_advisory_xact_lock(hashtextextended(${`payment-access ${playerId}`}, 0)) as locked`,
  );
  const before = await isBarred(manager, playerId);
  await change();
  const barred = await isBarred(manager, playerId);
  if (barred !== before) effects.emit(outgoing(paymentAccessChanged, { userId: playerId, barred }));
}
