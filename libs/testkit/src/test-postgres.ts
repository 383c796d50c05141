import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { emptied, originOf, type Origin } from './emptied-databases.js';
import { requestServer } from './server-daemon/request-server.js';

const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gist', 'cube', 'earthdistance', 'citext'];
/** The template with nothing but the extensions. */
const EMPTY = 'setpoint_template_1';

export interface TestDatabase {
  readonly url: string;
  /** Nobody needs it any more. */
  drop(): Promise<void>;
}

/** A state of a database that is made once and then copied, which is quicker than making it again. */
export interface DatabaseTemplate {
  /** Lower-case letters, digits and underscores; the same key is the same state. */
  readonly key: string;
  /** Makes the state in a database that has the extensions only; leaves no connection open. */
  prepare(url: string): Promise<void>;
}

export interface TestPostgres {
  /** Address of the server's own database, for administration. */
  readonly adminUrl: string;
  /** A new database with the platform's extensions: empty, or a copy of the template. */
  freshDatabase(template?: DatabaseTemplate): Promise<TestDatabase>;
}

let shared: Promise<TestPostgres> | undefined;

/**
 * A real Postgres for tests: the one that TEST_DATABASE_URL names (its user has to be a
 * superuser), else an embedded one that all specs share while they run.
 */
export function testPostgres(): Promise<TestPostgres> {
  shared ??= open().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

async function open(): Promise<TestPostgres> {
  const adminUrl = process.env.TEST_DATABASE_URL ?? (await requestServer('postgres')).address;
  await ensureTemplate(adminUrl, EMPTY, undefined, async (url) => {
    await withClient(url, async (client) => {
      for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension}`);
    });
  });
  const ready = new Map<string, Promise<void>>();
  return {
    adminUrl,
    freshDatabase: async (template) => {
      if (!template) return copyOf(adminUrl, EMPTY);
      const name = `${EMPTY}_${template.key}`;
      const making = ready.get(name) ?? ensureTemplate(adminUrl, name, EMPTY, (url) => template.prepare(url));
      ready.set(name, making);
      await making.catch((error: unknown) => {
        ready.delete(name);
        throw error;
      });
      const used = emptiedOnes.get(name)?.pop();
      return used ? reusable(name, used) : firstCopyOf(adminUrl, name);
    },
  };
}

interface UsedDatabase {
  readonly copy: TestDatabase;
  readonly origin: Origin;
}

/** By their template: those that a test was through with, and are as new. They go with the server of these tests. */
const emptiedOnes = new Map<string, UsedDatabase[]>();

async function firstCopyOf(adminUrl: string, template: string): Promise<TestDatabase> {
  const copy = await copyOf(adminUrl, template);
  // On a server of others nothing may be left behind.
  if (process.env.TEST_DATABASE_URL) return copy;
  return reusable(template, { copy, origin: await withClient(copy.url, originOf) });
}

function reusable(template: string, used: UsedDatabase): TestDatabase {
  return {
    url: used.copy.url,
    drop: async () => {
      // A test may have left it in any state, even without its server.
      const isNew = await withClient(used.copy.url, (client) => emptied(client, used.origin)).catch(() => false);
      if (!isNew) return used.copy.drop();
      emptiedOnes.set(template, [...(emptiedOnes.get(template) ?? []), used]);
    },
  };
}

/** Creates the template if it is missing, one at a time across processes; an incomplete one is recreated. */
async function ensureTemplate(
  adminUrl: string,
  name: string,
  base: string | undefined,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    if (rowCount !== 0) return;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}${base ? ` template ${base}` : ''}`);
    await prepare(databaseUrl(adminUrl, name));
    await client.query(`alter database ${name} is_template true allow_connections false`);
  });
}

async function copyOf(adminUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(adminUrl, (client) => client.query(`create database ${name} template ${template}`));
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
