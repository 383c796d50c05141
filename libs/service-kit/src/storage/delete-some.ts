import type { EntityManager } from 'typeorm';
import { execute, raw, sql, type Sql } from './sql.js';

/** A backlog of days, deleted at once, would exceed the statement timeout and hold its locks for as long. */
const BATCH = 5_000;

/**
 * Deletes rows that meet a condition, at most so many and none that somebody else holds, and resolves with their number:
 * for a timer, which goes on until it is 0. The condition needs an index.
 */
export const deleteSome = (manager: EntityManager, table: string, where: Sql, most = BATCH): Promise<number> =>
  execute(
    manager,
    sql`delete from ${raw(table)} where ctid = any(array(
      select ctid from ${raw(table)} where ${where} limit ${most} for update skip locked))`,
  );
