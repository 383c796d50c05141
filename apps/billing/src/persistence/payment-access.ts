import { outgoing, paymentAccessChanged } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { type Effects, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Whether a player may not begin to pay: barred by support, or until a dispute with the bank is settled (BIL-09). */
export async function isBarred(manager: EntityManager, playerId: UserId): Promise<boolean> {
  const row = await rowOf<{ barred: boolean }>(
    manager,
    sql`select exists (select from barred_payer where player_id = ${playerId})
          or exists (select from dispute where player_id = ${playerId} and state = 'OPEN') as barred`,
  );
  return row!.barred;
}

/** Changes why a player is barred; others hear of it where that changes whether they are. One change of a player at a time. */
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
