import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Credits } from '../application/ports/credits.js';
import { CURRENCY, euro, type Money } from '../domain/money.js';

@Injectable()
export class PostgresCredits extends Credits {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of(player: UserId): Promise<Money> {
    const [account] = await rowsOf<{ balance: number }>(
      this.storage.manager,
      sql`select balance from ledger_account
          where kind = 'CREDIT' and owner_id = ${player} and currency = ${CURRENCY}`,
    );
    // What is owed is negative in the ledger.
    return euro(0 - (account?.balance ?? 0));
  }
}
