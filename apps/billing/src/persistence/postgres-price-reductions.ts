import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import { PriceReductions } from '../application/ports/price-reductions.js';
import type { FoundReductions, WantedReductions } from '../domain/discounts/reductions.js';
import type { Due } from '../domain/due.js';
import { findReductions } from './discounts.js';
import { isFirstTournament } from './queries/first-tournament.js';

@Injectable()
export class PostgresPriceReductions extends PriceReductions {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of({ id, kind, playerId }: Due, wanted: WantedReductions, now: Date): Promise<FoundReductions> {
    const { manager } = this.storage;
    const open = await rowOf<{ id: string }>(
      manager,
      sql`select id from payment where due_id = ${id} and status in ('AWAITING_PAYER', 'CONFIRMING')`,
    );
    return findReductions(manager, { kind, playerId, openPaymentId: open?.id ?? null }, wanted, now, { locked: false });
  }

  override isFirstTournament(player: UserId): Promise<boolean> {
    return isFirstTournament(this.storage.manager, player, null);
  }
}
