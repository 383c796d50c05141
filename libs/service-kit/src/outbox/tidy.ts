import type { EntityManager } from 'typeorm';
import { execute, sql, type Sql } from '../storage/sql.js';

const BATCH = 5_000;

/**
 * Removes what has served its purpose: published events after an hour (they may hold personal data, and every consumer
 * has its own copy), inbox entries after 30 days (a bus delivers again within days, not months), failures of due rows
 * that are gone.
 */
export async function tidy(manager: EntityManager): Promise<void> {
  await inBatches(manager, sql`
    delete from outbox where position = any(array(
      select position from outbox where published_at < clock_timestamp() - interval '1 hour' limit ${BATCH}))`); // prettier-ignore
  await inBatches(manager, sql`
    delete from inbox where event_id = any(array(
      select event_id from inbox where handled_at < clock_timestamp() - interval '30 days' limit ${BATCH}))`); // prettier-ignore
  await execute(manager, sql`delete from timer_failure where retry_at < clock_timestamp() - interval '30 days'`);
}

/** A backlog of days doesn't fit into one statement's time. */
async function inBatches(manager: EntityManager, deletion: Sql): Promise<void> {
  while ((await execute(manager, deletion)) === BATCH);
}
