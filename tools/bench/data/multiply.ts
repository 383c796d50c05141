import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { rowCopier } from './row-copier.ts';

export interface Size {
  readonly players: number;
  readonly matches: number;
}

/** Schemas that are copied, and what of them is not a person's or a match's. */
const SCHEMAS = ['identity', 'players', 'matches'];
const SHARED =
  /^(outbox|inbox|dead_letter|migrations|subject_version|timer_failure|snapshot.*|court|grid_cell|ranking_score|silenced_address|place|session|refresh_token|signing_key)$/;
/** Texts that must differ from copy to copy where the index is over more than the column itself. */
const UNIQUE = ['email', 'invite_code', 'code', 'token_hash'];

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Texts that must differ from copy to copy, besides ids. */
  readonly unique: readonly string[];
}

/**
 * Copies the demo world's rows until the database has as many players and matches as asked for.
 * @throws when the database was filled before.
 */
export async function multiply(url: string, size: Size, done: (step: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const folder = await mkdtemp(join(tmpdir(), 'setpoint-bench-data-'));
  await chmod(folder, 0o777);
  try {
    const players = await count(client, 'players.player');
    if (players > 10_000) throw new Error('This folder holds large data already; delete it to make it anew.');
    const copies = Math.ceil(size.players / players) - 1;
    // What is ahead comes first, with its waiting lists, guests and polls; then the latest.
    await client.query(
      `create temp table chosen as select id from matches.match
       order by state in ('CONFIRMED', 'NOT_PLAYED', 'CANCELLED', 'EXPIRED'), sort_at desc, id limit $1`,
      [Math.round(size.matches / (copies + 1))],
    );
    await client.query(
      'set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = "1GB"',
    );
    const shared = await sharedIds(client);
    for (const table of await tables(client)) {
      const rows = await exported(client, table, join(folder, 'rows'));
      if (rows.length === 0) continue;
      const file = join(folder, 'copies');
      const copiers = rows.map(rowCopier(table.columns, [...UNIQUE, ...table.unique], shared));
      // What is about nobody and no match is true of all copies: how well chances were predicted, parameters of levels.
      if (copiers.every((copy, i) => copy(1) === rows[i])) {
        done(`${table.name}: shared`);
        continue;
      }
      await pipeline(Readable.from(lines(copiers, copies)), createWriteStream(file));
      await client.query(`copy ${table.name} (${table.columns.join(', ')}) from '${file}'`);
      await client.query(`vacuum analyze ${table.name}`);
      done(`${table.name}: ${(rows.length * copies).toLocaleString('en')} rows`);
    }
    // Every copy is at the places of the original.
    await client.query('update players.grid_cell set players = players * $1', [copies + 1]);
    await client.query('vacuum analyze players.grid_cell');
    // Every copy has the scores of the original.
    await client.query('update players.ranking_score set players = players * $1', [copies + 1]);
    await client.query('vacuum analyze players.ranking_score');
    done(`${await count(client, 'players.player')} players, ${await count(client, 'matches.match')} matches`);
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** In pieces of some hundred kilobytes. */
function* lines(rows: readonly ((copy: number) => string)[], copies: number): Iterable<string> {
  let text = '';
  for (let copy = 1; copy <= copies; copy += 1) {
    for (const row of rows) text += `${row(copy)}\n`;
    if (text.length < 500_000 && copy < copies) continue;
    yield text;
    text = '';
  }
}

/** Centres and their fields stay the same in all copies. */
async function sharedIds(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    'select id from courts.court union all select id from courts.court_field',
  );
  return new Set(rows.map(({ id }) => id));
}

async function tables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ schema: string; table: string; columns: string[]; unique: string[] }>(
    `select c.table_schema as schema, c.table_name as table,
       array_agg(quote_ident(c.column_name)::text order by c.ordinal_position) as columns,
       array(
         select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
           and i.indisunique and i.indnatts = 1 and a.atttypid in ('text'::regtype, 'citext'::regtype)
           and a.attname !~ '(^|_)id$'
       ) as unique
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = any($1) and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows
    .filter(({ table }) => !SHARED.test(table))
    .map(({ schema, table, columns, unique }) => ({ name: `${schema}.${table}`, columns, unique }));
}

/** The rows as COPY writes them; of matches only those that were chosen. */
async function exported(client: pg.Client, { name, columns }: Table, file: string): Promise<string[]> {
  const key = name === 'matches.match' ? 'id' : 'match_id';
  const some = columns.includes(key) && (key === 'match_id' || name === 'matches.match');
  const where = some ? `where ${key} in (select id from chosen)` : '';
  await rm(file, { force: true });
  await client.query(`copy (select ${columns.join(', ')} from ${name} ${where}) to '${file}'`);
  const text = await readFile(file, 'utf8');
  return text === '' ? [] : text.trimEnd().split('\n');
}

async function count(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]!.count);
}
