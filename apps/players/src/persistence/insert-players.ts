import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Profile } from '../domain/profile.js';
import { FollowEntity, PlayerEntity, type FollowRow } from './entities.js';
import { toRow } from './player-rows.js';
import { refreshSearchRows } from './projections/player-search.js';

const BATCH = 1_000;

/** Inserts profiles in bulk with their search columns; existing ones are kept. */
export async function insertPlayers(manager: EntityManager, profiles: readonly Profile[]): Promise<void> {
  for (const some of batches(profiles)) {
    const rows = some.map((profile) => ({ ...toRow(profile), invited_by: null }));
    await insertRows(manager, PlayerEntity, rows, { ignoreConflicts: true });
    await refreshSearchRows(
      manager,
      some.map(({ id }) => id),
    );
  }
}

/** Inserts follows in bulk; existing ones are kept. */
export async function insertFollows(manager: EntityManager, follows: readonly FollowRow[]): Promise<void> {
  for (const some of batches(follows)) await insertRows(manager, FollowEntity, some, { ignoreConflicts: true });
}

function* batches<T>(all: readonly T[]): Iterable<T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}
