import type pg from 'pg';

/** More rows than that leave too much behind for plans and sizes to be those of a new database. */
const MOST_ROWS = 2_000;

/** Schemas of services; those of their job queues are made at the first start and stay as they are. */
const OWN = `(select oid from pg_namespace where nspname !~ '^pg_|_jobs$' and nspname <> 'information_schema')`;
const OF_QUEUES = `(select oid from pg_namespace where nspname ~ '_jobs$')`;
const RELATIONS = `(select oid from pg_class where relnamespace in ${OWN})`;

const tablesIn = async (client: pg.Client, schemas: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ${schemas}`,
  );
  return rows.map(({ name }) => name);
};

/** Where a new, changed or missing table, column, index, rule or function shows. */
const CATALOGUES = [
  `pg_namespace row where oid in ${OWN}`,
  `pg_class row where relnamespace in ${OWN}`,
  `pg_attribute row where attrelid in ${RELATIONS}`,
  `pg_constraint row where connamespace in ${OWN}`,
  `pg_index row where indrelid in ${RELATIONS}`,
  `pg_trigger row where tgrelid in ${RELATIONS}`,
  `pg_proc row where pronamespace in ${OWN}`,
];

/** A database when it was new. */
export interface Origin {
  /** Rows of this transaction and later ones are not its template's. */
  readonly transaction: string;
  readonly filled: readonly string[];
  /** How many rows are in the filled tables, and in the catalogues. */
  readonly counts: ReadonlyMap<string, number>;
}

export async function originOf(client: pg.Client): Promise<Origin> {
  const tables = (await tablesIn(client, OWN)).map((name) => `${name} row`);
  const sources = [...tables, ...CATALOGUES];
  const { rows } = await client.query<{ count: number }>(
    sources.map((source) => `select count(*)::int from ${source}`).join(' union all '),
  );
  const counts = new Map(
    sources.map((source, at) => [source, rows[at]!.count] as const).filter(([, count]) => count > 0),
  );
  const { rows: current } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  const filled = tables.filter((source) => counts.has(source));
  return { transaction: current[0]!.id, filled, counts };
}

/**
 * Makes a database new again, in a fiftieth of the time of a copy, if all that was done was to fill empty tables. The
 * tables of a job queue stay, empty: to make them takes longer than all else at the start of a service.
 * @returns whether it did; else the database has to be dropped
 */
export async function emptied(client: pg.Client, { transaction, filled, counts }: Origin): Promise<boolean> {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const changes = [...counts].map(
    ([source, count]) =>
      `(select count(*) <> ${count} or bool_or(row.xmin::text::bigint >= ${transaction}) from ${source})`,
  );
  const { rows } = await client.query<{ isChanged: boolean }>(`select ${changes.join(' or ')} as "isChanged"`);
  if (rows[0]!.isChanged) return false;
  const own = (await tablesIn(client, OWN)).filter((name) => !filled.includes(`${name} row`));
  const ofQueues = await tablesIn(client, OF_QUEUES);
  // Without triggers and foreign keys.
  await client.query('set session_replication_role = replica');
  const statements = [...own, ...ofQueues].map((name) =>
    name.endsWith('_jobs.version')
      ? `with former as (delete from ${name} returning version) insert into ${name} (version) select version from former`
      : `delete from ${name}`,
  );
  const results = (await client.query(statements.join(';'))) as unknown as readonly pg.QueryResult[];
  await client.query(
    'select setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null',
  );
  return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0) <= MOST_ROWS;
}
