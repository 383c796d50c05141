import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import { Credits } from '../application/ports/credits.js';
import type { Due } from '../domain/due.js';
import { CURRENCY, euro, type Money } from '../domain/money.js';

@Injectable()
export class PostgresCredits extends Credits {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of(player: UserId): Promise<Money> {
    const row = await rowOf<{ cents: number }>(this.storage.manager, sql`select ${creditOf(player)} as cents`);
    return euro(row!.cents);
  }

  async forDue({ id, playerId }: Due): Promise<Money> {
    const row = await rowOf<{ cents: number }>(
      this.storage.manager,
      sql`select ${creditOf(playerId)} + coalesce((
            select credit_cents from payment where due_id = ${id} and status in ('AWAITING_PAYER', 'CONFIRMING')
          ), 0) as cents`,
    );
    return euro(row!.cents);
  }
}

/** Liabilities are negative in the ledger. */
const creditOf = (player: UserId) =>
  sql`coalesce((
    select -balance from ledger_account where kind = 'CREDIT' and owner_id = ${player} and currency = ${CURRENCY}
  ), 0)`;
