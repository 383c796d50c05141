import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { type UserId, userId } from '@setpoint/kernel';
import { DueRows, execute, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { type Collected, DataBundles } from '../application/ports/data-bundles.js';
import type { DataBundle } from '../domain/data-bundle.js';
import { DataBundleEntity, type DataBundleRow } from './data-bundle-entities.js';
import { AccountEntity } from './entities.js';

@Injectable()
export class PostgresDataBundles extends DataBundles {
  constructor(
    private readonly storage: Storage,
    private readonly dueRows: DueRows,
  ) {
    super();
  }

  async latest(person: UserId): Promise<DataBundle | null> {
    const row = await rowOf<DataBundleRow>(
      this.storage.manager,
      sql`select * from data_bundle where user_id = ${person} order by requested_at desc limit 1`,
    );
    return row ? bundleOf(row) : null;
  }

  add(bundle: DataBundle, since: Date, events: readonly OutgoingEvent[]): Promise<DataBundle> {
    return this.storage.transaction(async (manager, effects) => {
      // A concurrent second request waits here and then finds the first one.
      await manager
        .createQueryBuilder(AccountEntity, 'account')
        .where('account.id = :id', { id: bundle.userId })
        .setLock('for_no_key_update')
        .getOne();
      const underWay = await rowOf<DataBundleRow>(
        manager,
        sql`select * from data_bundle where user_id = ${bundle.userId} and ready_at is null and requested_at > ${since}`,
      );
      if (underWay) return bundleOf(underWay);
      await manager.insert(DataBundleEntity, rowFrom(bundle));
      effects.emit(...events);
      return bundle;
    });
  }

  async collect(now: Date, since: Date, work: (bundle: DataBundle) => Promise<Collected>): Promise<void> {
    await this.dueRows.settleOutside<DataBundleRow, Collected>('collect-data-bundles', now, {
      claim: (manager, limit, excluding) =>
        rowsOf<DataBundleRow>(
          manager,
          sql`select * from data_bundle
            where ready_at is null and expires_at is null and requested_at > ${since}
              and id <> all(${excluding}::text[])
            order by requested_at limit ${limit} for update skip locked`,
        ),
      keyOf: ({ id }) => id,
      work: (row) => work(bundleOf(row)),
      note: async ({ id }, { bundle, events }, manager, effects) => {
        const { parts, ready_at, bytes, expires_at } = rowFrom(bundle);
        const noted = await execute(
          manager,
          sql`update data_bundle set parts = ${parts}::text[], ready_at = ${ready_at}, bytes = ${bytes},
            expires_at = ${expires_at} where id = ${id} and ready_at is null and expires_at is null`,
        );
        // Collected a second time after a lease ran out: the person was told already.
        if (noted === 1) effects.emit(...events);
      },
    });
  }

  clear(now: Date, since: Date, work: (bundle: DataBundle) => Promise<void>): Promise<number> {
    return this.dueRows.settleOutside<DataBundleRow, void>('clear-data-bundles', now, {
      claim: (manager, limit, excluding) =>
        rowsOf<DataBundleRow>(
          manager,
          sql`select * from data_bundle
            where (expires_at <= ${now} or (ready_at is null and requested_at <= ${since}))
              and id <> all(${excluding}::text[])
            order by requested_at limit ${limit} for update skip locked`,
        ),
      keyOf: ({ id }) => id,
      work: (row) => work(bundleOf(row)),
      note: async ({ id }, _done, manager) => void (await manager.delete(DataBundleEntity, { id })),
    });
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
