import type { EntityManager } from 'typeorm';
import type { FileStore } from '../files/file-store.js';
import { execute, join, raw, rowsOf, sql } from '../storage/sql.js';
import type { PersonalData } from './personal-data.js';

/** Files first: after a crash in between, the rows still exist to repeat the removal. */
export async function erase(
  manager: EntityManager,
  data: PersonalData,
  userId: string,
  files: FileStore,
): Promise<void> {
  for (const [table, { rows, erase: how, files: filesOf }] of Object.entries(data)) {
    if (!rows) continue;
    const whose = rows(userId);
    if (how.kind === 'REMOVE') {
      const going = await rowsOf<Record<string, unknown>>(manager, sql`select * from ${raw(table)} where ${whose}`);
      for (const name of going.flatMap(filesOf)) await files.remove(name);
      await execute(manager, sql`delete from ${raw(table)} where ${whose}`);
    }
    if (how.kind === 'OVERWRITE') {
      const set = Object.entries(how.columns).map(([column, value]) => raw(`${column} = ${value}`));
      await execute(manager, sql`update ${raw(table)} set ${join(set, ', ')} where ${whose}`);
    }
    if (how.kind === 'RUN') for (const statement of how.statements(userId)) await execute(manager, statement);
  }
}

/**
 * Events about the person that were published, failed, or wait behind a failed one: they have been
 * delivered, and their effects would be erased again. With them goes what was told to wait for the person.
 */
export async function eraseEvents(manager: EntityManager, userId: string, isLast: boolean): Promise<void> {
  const mention = `%"${userId}"%`;
  await execute(
    manager,
    sql`delete from outbox where published_at is not null and (subject = ${userId} or data::text like ${mention})`,
  );
  // A record that is no event may be cut off anywhere, so quotes say nothing about it.
  await execute(
    manager,
    sql`delete from dead_letter where subject = ${userId} or envelope::text like ${mention}
      or envelope->>'record' like ${`%${userId}%`}`,
  );
  // Nobody is left for whom anything could wait.
  await execute(manager, sql`delete from declared_task where task ->> 'playerId' = ${userId}`);
  // Events about others keep their own retry delays, a few minutes at most.
  await execute(
    manager,
    sql`delete from parked_event where subject = ${userId} or (${isLast} and envelope::text like ${mention})`,
  );
}
