import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { askKeeper } from './keeper/ask-keeper.js';

const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gist', 'cube', 'earthdistance', 'citext'];
const TEMPLATE = 'setpoint_template_1';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface TestPostgres {
  /** Address of the server's own database, for administration. */
  readonly adminUrl: string;
  /** An empty database with the extensions that the platform uses. */
  freshDatabase(): Promise<TestDatabase>;
}

let shared: Promise<TestPostgres> | undefined;

/**
 * A real Postgres for tests: the one that TEST_DATABASE_URL names (its user must be allowed to make databases and
 * extensions), else an embedded one that all specs share while they run.
 */
export function testPostgres(): Promise<TestPostgres> {
  shared ??= open().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

async function open(): Promise<TestPostgres> {
  const adminUrl = process.env.TEST_DATABASE_URL ?? (await askKeeper('postgres'));
  await withClient(adminUrl, async (client) => {
    // One at a time, also between processes.
    await client.query(`select pg_advisory_lock(hashtext('setpoint template'))`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
      TEMPLATE,
    ]);
    if (rowCount === 0) await createTemplate(client, adminUrl);
  });
  return { adminUrl, freshDatabase: () => freshDatabase(adminUrl) };
}

async function createTemplate(client: pg.Client, adminUrl: string): Promise<void> {
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await withClient(databaseUrl(adminUrl, TEMPLATE), async (template) => {
    for (const extension of EXTENSIONS) await template.query(`create extension if not exists ${extension}`);
  });
  await client.query(`alter database ${TEMPLATE} is_template true allow_connections false`);
}

async function freshDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(adminUrl, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  return {
    url: databaseUrl(adminUrl, name),
    drop: async () => {
      await withClient(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
