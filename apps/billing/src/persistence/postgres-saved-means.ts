import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { execute, insertRows, rowOf, sql, Storage } from '@setpoint/service-kit';
import { type MeansSetup, type NewMeans, SavedMeans } from '../application/ports/saved-means.js';
import type { Means } from '../domain/payment.js';
import { keepMeans } from './saved-means.js';
import { MeansSetupEntity, type MeansSetupRow, SavedMeansEntity } from './saved-means-entities.js';

@Injectable()
export class PostgresSavedMeans extends SavedMeans {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of(player: UserId, provider: Means['provider']): Promise<NewMeans | null> {
    const row = await this.storage.manager.findOneBy(SavedMeansEntity, { player_id: player, provider });
    if (!row) return null;
    const { id, customer, ref, kind, label, saved_at: savedAt } = row;
    return { id, playerId: player, savedAt, means: { provider, customer, ref, kind, label } };
  }

  async customerOf(player: UserId, provider: Means['provider']): Promise<string | null> {
    const row = await rowOf<{ customer: string }>(
      this.storage.manager,
      sql`select customer from payment_customer where player_id = ${player} and provider = ${provider}`,
    );
    return row?.customer ?? null;
  }

  async keepCustomer(player: UserId, provider: Means['provider'], customer: string): Promise<void> {
    await execute(
      this.storage.manager,
      sql`insert into payment_customer (player_id, provider, customer) values (${player}, ${provider}, ${customer})
          on conflict do nothing`,
    );
  }

  async begin(setup: MeansSetup): Promise<MeansSetup> {
    const row: MeansSetupRow = {
      ...{ id: setup.id, player_id: setup.playerId, request_hash: setup.requestHash, provider: setup.provider },
      ...{ ref: setup.ref, started_at: setup.startedAt, kept_at: setup.keptAt },
    };
    const { manager } = this.storage;
    await insertRows(manager, MeansSetupEntity, [row], { ignoreConflicts: true });
    const { player_id, request_hash } = row;
    return setupOf(await manager.findOneByOrFail(MeansSetupEntity, { player_id, request_hash }));
  }

  async begunBy(player: UserId, requestHash: string): Promise<MeansSetup | null> {
    const row = await this.storage.manager.findOneBy(MeansSetupEntity, {
      player_id: player,
      request_hash: requestHash,
    });
    return row && setupOf(row);
  }

  async findSetup(id: string): Promise<MeansSetup | null> {
    const row = await this.storage.manager.findOneBy(MeansSetupEntity, { id });
    return row && setupOf(row);
  }

  async findSetupByRef(ref: string): Promise<MeansSetup | null> {
    const row = await this.storage.manager.findOneBy(MeansSetupEntity, { ref });
    return row && setupOf(row);
  }

  async prepared(id: string, ref: string): Promise<void> {
    await this.storage.manager.update(MeansSetupEntity, { id }, { ref });
  }

  async keep(setupId: string, means: NewMeans): Promise<void> {
    await this.storage.transaction(async (manager, effects) => {
      const ended = await execute(
        manager,
        sql`update means_setup set kept_at = ${means.savedAt} where id = ${setupId} and kept_at is null`,
      );
      if (ended > 0) await keepMeans(manager, effects, means);
    });
  }
}

const setupOf = (row: MeansSetupRow): MeansSetup => ({
  id: row.id,
  playerId: userId(row.player_id),
  requestHash: row.request_hash,
  provider: row.provider,
  ref: row.ref,
  startedAt: row.started_at,
  keptAt: row.kept_at,
});
