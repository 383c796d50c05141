import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Movement } from '../../application/ports/payment-provider.js';

/** 1.5 % and 25 cents, typical fees of a European provider. */
export const feeOf = (cents: number) => Math.round(cents * 0.015) + 25;

/** Balance transactions of the sandbox: charges, refunds and failed refunds, disputes lost and won. */
export async function sandboxMovements(manager: EntityManager, since: Date, until: Date): Promise<Movement[]> {
  const rows = await rowsOf<Movement>(
    manager,
    sql`select * from (
          select ref as id, ref, 'PAYMENT' as kind, cents, null::bigint as "feeCents", charged_at as at
          from sandbox_charge where charged_at is not null and cause is null
          union all
          select ref, charge_ref, 'REFUND', -cents, 0, settles_at from sandbox_refund where not fails
          union all
          select ref || '_taken', charge_ref, 'DISPUTE', -cents, fee_cents, opened_at from sandbox_dispute where cents > 0
          union all
          select ref || '_won', charge_ref, 'DISPUTE', cents, -fee_cents, settles_at from sandbox_dispute where wins and cents > 0
        ) moved where at >= ${since} and at <= ${until} order by at, id`,
  );
  return rows.map((row) => (row.kind === 'PAYMENT' ? { ...row, feeCents: feeOf(row.cents) } : row));
}
