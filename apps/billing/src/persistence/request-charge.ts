import { execute, insertRows, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { asked, type ChargeRequest, type SubscriptionCharge } from '../domain/subscription-charge.js';
import { SubscriptionChargeEntity, type SubscriptionChargeRow } from './subscription-charge-entities.js';
import { chargeOf, chargeRowOf } from './subscription-charge-rows.js';

/** Stores the request for a phase in the event's transaction; the timer processes it. */
export async function requestCharge(
  manager: EntityManager,
  whose: Pick<SubscriptionCharge, 'reference' | 'playerId'>,
  request: ChargeRequest,
  now: Date,
): Promise<void> {
  const { reference } = whose;
  const row = await rowOf<SubscriptionChargeRow>(
    manager,
    sql`select * from subscription_charge where reference = ${reference} for no key update`,
  );
  const before = row ? chargeOf(row) : null;
  const after = asked(before, whose, request, now);
  if (before === null && after.version > 0) await insertRows(manager, SubscriptionChargeEntity, [chargeRowOf(after)]);
  else if (after !== before) await manager.update(SubscriptionChargeEntity, { reference }, chargeRowOf(after));
  // Also check a payment that the player started themselves.
  if (request.kind === 'LOOK' && after.dueId !== null) {
    await execute(
      manager,
      sql`update payment set next_look_at = ${now}
          where due_id = ${after.dueId} and status in ('AWAITING_PAYER', 'CONFIRMING') and next_look_at > ${now}`,
    );
  }
}

/** Stored as is, for demo data. */
export async function insertSubscriptionCharge(manager: EntityManager, charge: SubscriptionCharge): Promise<void> {
  await insertRows(manager, SubscriptionChargeEntity, [chargeRowOf(charge)]);
}
