import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { type UserId, userId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { DataBundles } from '../application/ports/data-bundles.js';
import type { DataBundle } from '../domain/data-bundle.js';
import { DataBundleEntity, type DataBundleRow } from './data-bundle-entities.js';
import { AccountEntity } from './entities.js';

@Injectable()
export class PostgresDataBundles extends DataBundles {
  constructor(private readonly storage: Storage) {
    super();
  }

  async latest(person: UserId): Promise<DataBundle | null> {
    const row = await rowOf<DataBundleRow>(
      this.storage.manager,
      sql`select * from data_bundle where user_id = ${person} order by requested_at desc limit 1`,
    );
    return row ? bundleOf(row) : null;
  }

  add(bundle: DataBundle, events: readonly OutgoingEvent[]): Promise<DataBundle> {
    return this.storage.transaction(async (manager, effects) => {
      // Who presses twice at once waits here, and then finds the first one.
      await manager
        .createQueryBuilder(AccountEntity, 'account')
        .where('account.id = :id', { id: bundle.userId })
        .setLock('for_no_key_update')
        .getOne();
      const underWay = await rowOf<DataBundleRow>(
        manager,
        sql`select * from data_bundle where user_id = ${bundle.userId} and ready_at is null`,
      );
      if (underWay) return bundleOf(underWay);
      await manager.insert(DataBundleEntity, rowFrom(bundle));
      effects.emit(...events);
      return bundle;
    });
  }

  collect(excluding: readonly string[], work: Parameters<DataBundles['collect']>[1]): Promise<string | null> {
    return this.storage.transaction(async (manager, effects) => {
      const row = await rowOf<DataBundleRow>(
        manager,
        sql`select * from data_bundle where ready_at is null and id <> all(${excluding}::text[])
          order by requested_at limit 1 for update skip locked`,
      );
      if (!row) return null;
      const { bundle, events } = await work(bundleOf(row));
      const { id, ...columns } = rowFrom(bundle);
      await manager.update(DataBundleEntity, { id }, columns);
      effects.emit(...events);
      return id;
    });
  }

  async expired(now: Date, limit: number): Promise<readonly DataBundle[]> {
    const rows = await rowsOf<DataBundleRow>(
      this.storage.manager,
      sql`select * from data_bundle where expires_at <= ${now} order by expires_at limit ${limit}`,
    );
    return rows.map(bundleOf);
  }

  async remove(id: string): Promise<void> {
    await this.storage.manager.delete(DataBundleEntity, { id });
  }
}

const bundleOf = (row: DataBundleRow): DataBundle => ({
  id: row.id,
  userId: userId(row.user_id),
  requestedAt: row.requested_at,
  parts: row.parts,
  ready: row.ready_at && row.expires_at ? { at: row.ready_at, bytes: row.bytes ?? 0, expiresAt: row.expires_at } : null,
});

const rowFrom = ({ id, userId: user_id, requestedAt, parts, ready }: DataBundle): DataBundleRow => ({
  ...{ id, user_id, requested_at: requestedAt, parts: [...parts] },
  ...{ ready_at: ready?.at ?? null, bytes: ready?.bytes ?? null, expires_at: ready?.expiresAt ?? null },
});
