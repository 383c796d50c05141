import { createHmac } from 'node:crypto';
import pg from 'pg';

const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gist', 'cube', 'earthdistance', 'citext'];
export const DATABASE = 'setpoint';

/** Password of a service's role, derived: nothing to keep. */
export const rolePassword = (secret: string, service: string) =>
  createHmac('sha256', secret).update(`role:${service}`).digest('base64url');

/**
 * Makes the database, and for each service a role and a schema of its own: no role sees another's schema.
 * Runs at each start; what is there stays.
 */
export async function prepareDatabase(
  url: (database: string) => string,
  services: readonly string[],
  secret: string,
): Promise<void> {
  await withClient(url('postgres'), async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
  await withClient(url(DATABASE), async (client) => {
    await client.query(`revoke create on schema public from public; revoke all on database ${DATABASE} from public`);
    for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension} schema public`);
    for (const service of services) {
      const role = client.escapeIdentifier(service);
      const password = client.escapeLiteral(rolePassword(secret, service));
      const found = await client.query('select 1 from pg_roles where rolname = $1', [service]);
      await client.query(`${found.rowCount === 0 ? 'create' : 'alter'} role ${role} login password ${password}`);
      await client.query(
        `grant connect, create on database ${DATABASE} to ${role}; grant usage on schema public to ${role}`,
      );
      await client.query(`create schema if not exists ${role} authorization ${role}`);
      await client.query(`alter role ${role} set search_path = ${role}, public`);
    }
  });
}

/** Which of the services have tables already, from an earlier start. */
export function servicesWithTables(url: string, services: readonly string[]): Promise<ReadonlySet<string>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ schema: string }>(
      `select distinct schemaname as schema from pg_tables where schemaname = any($1)`,
      [services],
    );
    return new Set(rows.map(({ schema }) => schema));
  });
}

/** Gives up all that services have; their schemas stay, empty. */
export async function dropSchemas(url: string, services: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    for (const service of services) {
      const schema = client.escapeIdentifier(service);
      await client.query(`drop schema if exists ${client.escapeIdentifier(`${service}_jobs`)} cascade`);
      await client.query(`drop schema if exists ${schema} cascade; create schema ${schema} authorization ${schema}`);
    }
  });
}

/** After much was loaded at once: until autovacuum comes by, Postgres would plan for empty tables. */
export async function updateStatistics(url: string): Promise<void> {
  await withClient(url, async (client) => void (await client.query('vacuum analyze')));
}

async function withClient<R>(connectionString: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
