import type { EventEnvelope } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import { execute, rowOf, sql } from '../storage/sql.js';

/**
 * Whether the event is newer than what was last applied to this key; if so, stores its version as the newest
 * in the transaction of its effect. An event without a version is older than any with one.
 */
export async function isNewest(
  manager: EntityManager,
  what: string,
  key: string,
  { version }: EventEnvelope,
): Promise<boolean> {
  if (version === undefined) {
    const newer = await rowOf(manager, sql`select 1 from subject_version where handler = ${what} and key = ${key}`);
    return newer === undefined;
  }
  const applied = await execute(
    manager,
    sql`insert into subject_version as known (handler, key, version) values (${what}, ${key}, ${version})
        on conflict (handler, key) do update set version = excluded.version where known.version < excluded.version`,
  );
  return applied > 0;
}
