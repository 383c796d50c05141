import { execute, insertRows, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { RefundCharge } from '../../application/ports/payment-provider.js';
import { type SandboxChargeRow, SandboxRefundEntity, type SandboxRefundRow } from './sandbox-entities.js';
import { behaviourOf } from './test-cards.js';

const SLOW_REFUND_MS = 60_000;

type Made = { readonly row: SandboxRefundRow; readonly isNew: boolean } | { readonly row: null; readonly isNew: false };

/** The refund of a charge, made once; null while the charge is disputed, and once that is lost, as a real provider refuses it. */
export async function makeRefund(manager: EntityManager, refund: RefundCharge, now: Date): Promise<Made> {
  const { refundId, ref, cents } = refund;
  const charge = await rowOf<SandboxChargeRow>(
    manager,
    sql`select * from sandbox_charge where ref = ${ref} for no key update`,
  );
  const known = await manager.findOneBy(SandboxRefundEntity, { refund_id: refundId });
  if (known) return { row: known, isNew: false };
  if (await isDisputed(manager, ref, now)) return { row: null, isNew: false };
  const { refunded } = (await rowOf<{ refunded: number }>(
    manager,
    sql`select coalesce(sum(cents), 0)::bigint as refunded from sandbox_refund where charge_ref = ${ref} and not fails`,
  ))!;
  if (charge?.status !== 'SUCCEEDED' || refunded + cents > charge.cents)
    throw new Error(`the sandbox can't refund ${cents} cents of ${ref}`);
  const { refunds } = behaviourOf(charge.means ?? '') ?? {};
  const row: SandboxRefundRow = {
    ...{ ref: `${ref}_refund_${refundId}`, refund_id: refundId, charge_ref: ref, cents },
    ...{ settles_at: refunds ? new Date(now.getTime() + SLOW_REFUND_MS) : now, fails: refunds === 'FAIL' },
  };
  await insertRows(manager, SandboxRefundEntity, [row]);
  // Nobody can dispute what they have back on their card.
  if (!row.fails)
    await execute(
      manager,
      sql`update sandbox_dispute set cents = cents - ${cents} where charge_ref = ${ref} and opened_at > ${now}`,
    );
  return { row, isNew: true };
}

async function isDisputed(manager: EntityManager, chargeRef: string, now: Date): Promise<boolean> {
  const row = await rowOf<{ disputed: boolean }>(
    manager,
    sql`select exists (
          select from sandbox_dispute
          where charge_ref = ${chargeRef} and opened_at <= ${now} and not (wins and settles_at <= ${now})
        ) as disputed`,
  );
  return row!.disputed;
}
