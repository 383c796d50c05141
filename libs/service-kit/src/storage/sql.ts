import { Sql } from 'sql-template-tag';
import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import { runStatement } from './run-statement.js';

export { default as sql, empty, join, raw, Sql } from 'sql-template-tag';

/**
 * Rows of a hand-written SELECT, or of a statement with RETURNING. Fragments made with `sql` compose: nested ones become
 * part of the text, everything else a parameter.
 */
export async function rowsOf<Row>(manager: EntityManager, query: Sql): Promise<Row[]> {
  return (await runStatement(manager, query.text, query.values)).records as Row[];
}

/** The first row, if there is one. */
export async function rowOf<Row>(manager: EntityManager, query: Sql): Promise<Row | undefined> {
  return (await rowsOf<Row>(manager, query))[0];
}

/** Runs an INSERT, UPDATE or DELETE; resolves with the number of rows that it changed. */
export async function execute(manager: EntityManager, query: Sql): Promise<number> {
  return (await runStatement(manager, query.text, query.values)).affected ?? 0;
}

export interface InsertRowsOptions {
  /** Leave out rows that break a unique constraint. */
  readonly ignoreConflicts?: boolean;
}

/**
 * Inserts any number of rows with one statement, whose text depends on the columns only, so that Postgres parses it
 * once. All rows have the columns of the first one; what a row leaves undefined is null, not the column's default.
 * Not for bytea columns: the rows travel as JSON. Resolves with the number of rows inserted.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Partial<Row>[],
  { ignoreConflicts = false }: InsertRowsOptions = {},
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const metadata = manager.dataSource.getMetadata(entity);
  const { driver } = manager.dataSource;
  const table = metadata.tablePath.split('.').map((part) => driver.escape(part)).join('.'); // oxfmt-ignore
  const columns = Object.keys(first).map((property) => {
    const column = metadata.findColumnWithPropertyName(property);
    if (!column) throw new Error(`${metadata.name} has no column ${property}`);
    return driver.escape(column.databaseName);
  });
  const list = columns.join(', ');
  const conflicts = ignoreConflicts ? ' on conflict do nothing' : '';
  const inserted = await runStatement(
    manager,
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)${conflicts}`,
    [JSON.stringify(rows)],
  );
  return inserted.affected ?? 0;
}
