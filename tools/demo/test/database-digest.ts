import type { LoadedDemo } from './loaded-demo.js';

/** Columns that differ from one load to the next, and why. */
const BOOKKEEPING: readonly string[] = [
  // When a machine did its work, by the clock of its database.
  ...['outbox.recorded_at', 'outbox.published_at', 'inbox.handled_at'],
  ...['snapshot_run.started_at', 'snapshot_run.updated_at', 'snapshot_run.finished_at'],
  // Numbers of transactions of the database server.
  'ledger_transaction.made_in',
  // Each platform makes keys of its own.
  ...['signing_key.kid', 'signing_key.public_jwk', 'signing_key.encrypted_private_jwk'],
];

/** The number of rows and a digest of each table, ids included, by `schema.table`; equal whatever order the rows are in. */
export async function digestTables(
  { rows, schemas }: Pick<LoadedDemo, 'rows' | 'schemas'>,
  without: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await rows<{ schema: string; table: string; columns: string[] }>(
    `select table_schema as schema, table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = any($1) and table_type = 'BASE TABLE' and table_name <> all($2) group by 1, 2 order by 1, 2`,
    [schemas, without],
  );
  const digests: Record<string, string> = {};
  for (const { schema, table, columns } of tables) {
    const compared = columns
      .filter((column) => !BOOKKEEPING.includes(`${table}.${column}`))
      .map((column) => `"${column}"`);
    const [digest] = await rows<{ count: string; digest: string | null }>(
      `select count(*), md5(string_agg(digest, '' order by digest)) as digest
       from (select md5(row(${compared.join(', ')})::text) as digest from "${schema}"."${table}") as each`,
    );
    digests[`${schema}.${table}`] = `${digest!.count} rows ${digest!.digest ?? ''}`;
  }
  return digests;
}
