import { Injectable } from '@nestjs/common';
import type { Outcome, UserId } from '@setpoint/kernel';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { BillingDataOfPlayers } from '../application/ports/billing-data-of-players.js';
import type { KeptBillingData } from '../domain/billing-data.js';
import { BillingDataEntity, type BillingDataRow } from './document-entities.js';

@Injectable()
export class PostgresBillingData extends BillingDataOfPlayers {
  constructor(private readonly storage: Storage) {
    super();
  }

  of(player: UserId): Promise<KeptBillingData | null> {
    return billingDataOf(this.storage.manager, player);
  }

  async change<Code extends string>(
    player: UserId,
    decide: (kept: KeptBillingData | null) => Outcome<KeptBillingData, Code>,
  ): Promise<Outcome<KeptBillingData, Code>> {
    return this.storage.transaction(async (manager) => {
      // Advisory lock, because there may be no row to lock yet.
      await rowOf(manager, sql`select pg_advisory_xact_lock(hashtextextended(${`billing data of ${player}`}, 0))`);
      const kept = await billingDataOf(manager, player);
      const outcome = decide(kept);
      if (outcome.ok && outcome.value !== kept) {
        await manager.upsert(BillingDataEntity, rowFor(player, outcome.value), ['player_id']);
      }
      return outcome;
    });
  }
}

/** Runs in the caller's transaction; null if the player has saved none. */
export async function billingDataOf(manager: EntityManager, player: UserId): Promise<KeptBillingData | null> {
  const row = await manager.findOneBy(BillingDataEntity, { player_id: player });
  return row && dataIn(row);
}

const dataIn = (row: BillingDataRow): KeptBillingData => ({
  firstName: row.first_name,
  lastName: row.last_name,
  address: row.address,
  municipality: row.municipality,
  postalCode: row.postal_code,
  province: row.province,
  country: row.country,
  taxCode: row.tax_code,
  version: row.version,
});

const rowFor = (player: UserId, data: KeptBillingData): BillingDataRow => ({
  player_id: player,
  first_name: data.firstName,
  last_name: data.lastName,
  address: data.address,
  municipality: data.municipality,
  postal_code: data.postalCode,
  province: data.province,
  country: data.country,
  tax_code: data.taxCode,
  version: data.version,
});
