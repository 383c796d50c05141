import { sql, type Kysely } from 'kysely';
import type { PlumbingTables } from './plumbing-tables.js';

/**
 * Removes what has served its purpose: published events after an hour (they may hold personal data, and every listener
 * has its own copy), inbox entries after 30 days (a bus delivers again within days, not months).
 */
export async function tidy(db: Kysely<PlumbingTables>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('published_at', '<', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .execute();
  await db
    .deleteFrom('inbox')
    .where('handled_at', '<', sql<Date>`clock_timestamp() - interval '30 days'`)
    .execute();
}
