import { execute, insertRows, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Means } from '../../domain/payment.js';
import { paidByOf, refOf } from './sandbox-charging.js';
import { SandboxChargeEntity, type SandboxChargeRow } from './sandbox-entities.js';

export const chargeRefOf = (paymentId: string): string => refOf('', paymentId);

/** A past successful charge, for demo data; sends no webhook. */
export async function insertCharge(
  manager: EntityManager,
  charge: {
    readonly paymentId: string;
    readonly clientSecret: string;
    readonly cents: number;
    readonly card: string;
    readonly at: Date;
  },
  kept: Means | null,
): Promise<void> {
  const ref = chargeRefOf(charge.paymentId);
  const row: SandboxChargeRow = {
    ...{ ref, payment_id: charge.paymentId, client_secret: `${ref}_secret_${charge.clientSecret}` },
    ...{ cents: charge.cents, status: 'SUCCEEDED', cause: null, means: charge.card, settles_at: null },
    ...{ customer: kept?.customer ?? null, keeps_means: kept !== null, means_ref: kept?.ref ?? null },
    charged_at: charge.at,
  };
  await insertRows(manager, SandboxChargeEntity, [row]);
}

/** A player's saved payment method at the sandbox, for demo data. */
export async function leaveMeans(manager: EntityManager, playerId: string, card: string): Promise<Means> {
  const customer = refOf('cus_', playerId);
  const ref = refOf('pm_', `${customer} ${card}`);
  await execute(
    manager,
    sql`insert into sandbox_customer (ref, player_id) values (${customer}, ${playerId}) on conflict do nothing`,
  );
  await execute(
    manager,
    sql`insert into sandbox_means (ref, customer, card) values (${ref}, ${customer}, ${card}) on conflict do nothing`,
  );
  return { provider: 'SANDBOX', customer, ref, ...paidByOf(card) };
}

/** Charges were added that are older than what was read of the sandbox's account, if anything was: the next time all of it is read. */
export async function readAccountAnew(manager: EntityManager): Promise<void> {
  await execute(manager, sql`update provider_reconciliation set read_until = null where provider = 'SANDBOX'`);
}
