import { Injectable } from '@nestjs/common';
import { Ids } from '@setpoint/kernel';
import { execute, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { Movement } from '../application/ports/payment-provider.js';
import { type ComparedPeriod, type DifferencePage, ProviderAccounts } from '../application/ports/provider-accounts.js';
import { posting } from '../domain/ledger.js';
import type { Difference } from '../domain/payment-incident.js';
import { post } from './ledger.js';
import { providerDifferences } from './queries/provider-differences.js';

const MOST_FEES = 1_000;

@Injectable()
export class PostgresProviderAccounts extends ProviderAccounts {
  constructor(
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {
    super();
  }

  async claim(provider: string, now: Date, leaseUntil: Date): Promise<{ readUntil: Date | null } | null> {
    const { manager } = this.storage;
    const row = await rowOf<{ read_until: Date | null }>(
      manager,
      sql`insert into provider_reconciliation (provider, read_until, next_at) values (${provider}, null, ${leaseUntil})
          on conflict (provider) do update set next_at = excluded.next_at
          where provider_reconciliation.next_at <= ${now} returning read_until`,
    );
    return row ? { readUntil: row.read_until } : null;
  }

  async keep(provider: string, movements: readonly Movement[]): Promise<void> {
    const rows = movements.map(({ feeCents: fee_cents, at: moved_at, ...rest }) => ({ ...rest, fee_cents, moved_at }));
    await execute(
      this.storage.manager,
      sql`insert into provider_movement (provider, id, ref, kind, cents, fee_cents, moved_at)
          select ${provider}, id, ref, kind, cents, fee_cents, moved_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as told (id text, ref text, kind text, cents bigint, fee_cents bigint, moved_at timestamptz)
          on conflict do nothing`,
    );
  }

  async bookFees(provider: string, now: Date): Promise<number> {
    const untold = await rowsOf<{ id: string; fee: number }>(
      this.storage.manager,
      sql`select payment.id, moved.fee_cents as fee from payment
          join provider_movement moved on moved.ref = payment.ref and moved.provider = ${provider} and moved.kind = 'PAYMENT'
          where payment.status = 'PAID' and payment.fee_cents is null limit ${MOST_FEES}`,
    );
    for (const { id, fee } of untold) await this.bookFee(id, fee, now);
    return untold.length;
  }

  private async bookFee(paymentId: string, fee: number, at: Date): Promise<void> {
    await this.storage.transaction(async (manager) => {
      const told = await execute(
        manager,
        sql`update payment set fee_cents = ${fee} where id = ${paymentId} and fee_cents is null`,
      );
      if (told === 0 || fee === 0) return;
      const entries = [
        { account: { kind: 'FEES' }, cents: fee },
        { account: { kind: 'PROVIDER' }, cents: -fee },
      ] as const;
      await post(manager, posting({ id: this.ids.next(), cause: `payment:${paymentId}:fee`, at }, entries));
    });
  }

  differences(provider: string, period: ComparedPeriod, page: DifferencePage): Promise<Difference[]> {
    return providerDifferences(this.storage.manager, provider, period, page);
  }

  async done(provider: string, readUntil: Date, nextAt: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update provider_reconciliation set read_until = ${readUntil}, next_at = ${nextAt} where provider = ${provider}`,
    );
  }
}
