import type { EntityManager } from 'typeorm';
import { deleteSome } from '../storage/delete-some.js';
import { sql, type Sql } from '../storage/sql.js';

/**
 * Deletes published events after an hour (they may contain personal data, and every consumer
 * has its own copy), inbox entries after 30 days (redelivery happens within days, not months), and failures of due rows
 * that no longer exist.
 */
export async function tidy(manager: EntityManager): Promise<void> {
  await deleteAll(manager, 'outbox', sql`published_at < clock_timestamp() - interval '1 hour'`);
  await deleteAll(manager, 'inbox', sql`handled_at < clock_timestamp() - interval '30 days'`);
  await deleteAll(manager, 'timer_failure', sql`retry_at < clock_timestamp() - interval '30 days'`);
}

async function deleteAll(manager: EntityManager, table: string, where: Sql): Promise<void> {
  while ((await deleteSome(manager, table, where)) > 0);
}
