import type { EntityManager } from 'typeorm';
import { execute, sql, type Sql } from '../storage/sql.js';

const BATCH = 5_000;

/**
 * Deletes published events after an hour (they may contain personal data, and every consumer
 * has its own copy), inbox entries after 30 days (redelivery happens within days, not months), and failures of due rows
 * that no longer exist.
 */
export async function tidy(manager: EntityManager): Promise<void> {
  await inBatches(manager, sql`
    delete from outbox where position = any(array(
      select position from outbox where published_at < clock_timestamp() - interval '1 hour' limit ${BATCH}))`); // oxfmt-ignore
  await inBatches(manager, sql`
    delete from inbox where event_id = any(array(
      select event_id from inbox where handled_at < clock_timestamp() - interval '30 days' limit ${BATCH}))`); // oxfmt-ignore
  await execute(manager, sql`delete from timer_failure where retry_at < clock_timestamp() - interval '30 days'`);
}

/** A backlog of days would exceed the statement timeout. */
async function inBatches(manager: EntityManager, deletion: Sql): Promise<void> {
  while ((await execute(manager, deletion)) === BATCH);
}
