import type pg from 'pg';

/** More rows than that leave too much behind for plans and sizes to be those of a new database. */
const MOST_ROWS = 2_000;

const OWN_TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r'
    and relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')`;

/** Where a new, changed or missing table, column, index, rule or function shows. */
const CATALOGUES = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_index', 'pg_trigger', 'pg_proc', 'pg_namespace'];

/** A database when it was new. */
export interface Origin {
  /** Rows of this transaction and later ones are not its template's. */
  readonly transaction: string;
  /** How many rows are in the tables that are not empty, and in the catalogues. */
  readonly rows: ReadonlyMap<string, number>;
}

export async function originOf(client: pg.Client): Promise<Origin> {
  const { rows: tables } = await client.query<{ name: string }>(OWN_TABLES);
  const counts = [...tables.map(({ name }) => name), ...CATALOGUES].map(
    (name) => `select '${name}' as name, count(*)::int as rows from ${name}`,
  );
  const { rows: counted } = await client.query<{ name: string; rows: number }>(counts.join(' union all '));
  const { rows: current } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  return {
    transaction: current[0]!.id,
    rows: new Map(counted.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows])),
  };
}

/**
 * Makes a database new again, in a fiftieth of the time of a copy, if all that was done was to fill empty tables.
 * @returns whether it did; else the database has to be dropped
 */
export async function emptied(client: pg.Client, { transaction, rows }: Origin): Promise<boolean> {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const changes = [...rows].map(
    ([name, count]) =>
      `(select count(*) <> ${count} or bool_or(row.xmin::text::bigint >= ${transaction}) from ${name} row)`,
  );
  const { rows: answers } = await client.query<{ isChanged: boolean }>(`select ${changes.join(' or ')} as "isChanged"`);
  if (answers[0]!.isChanged) return false;
  const { rows: tables } = await client.query<{ name: string }>(OWN_TABLES);
  const filled = tables.map(({ name }) => name).filter((name) => !rows.has(name));
  // Without triggers and foreign keys.
  await client.query('set session_replication_role = replica');
  const deleted = await client.query(filled.map((name) => `delete from ${name}`).join(';'));
  await client.query(
    'select setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null',
  );
  const counts = (Array.isArray(deleted) ? deleted : [deleted]) as pg.QueryResult[];
  return counts.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0) <= MOST_ROWS;
}
