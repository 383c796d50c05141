import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testPostgres, type TestDatabase } from '@setpoint/testkit';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../src/storage/migrate.js';
import { openPool } from '../src/storage/pool.js';

let database: TestDatabase;
let folder: string;
const open: Kysely<unknown>[] = [];
beforeEach(async () => {
  database = await (await testPostgres()).freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'setpoint-migrations-'));
}, 60_000);
afterEach(async () => {
  await Promise.all(open.splice(0).map((db) => db.destroy()));
  await database.drop();
  await rm(folder, { recursive: true });
});

const connect = (schema = 'rally', databaseUrl = database.url) => {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool({ databaseUrl, schema }, () => {}) }),
  });
  open.push(db);
  return db;
};
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const up = (db: Kysely<unknown>, schema = 'rally') => migrate(db, schema, pathToFileURL(`${folder}/`));
const tables = async (db: Kysely<unknown>, schema = 'rally') => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = ${schema} order by 1`.execute(db);
  return rows.map((row) => row.name).filter((name) => !name.includes('migration'));
};

describe('migrations', () => {
  it('run from empty: first the plumbing, then the service, into its schema', async () => {
    await write('0001-first.sql', 'create table a (id int); create table b (id int);');
    await write('0002-second.sql', `alter table a add column name text; insert into a values (1, 'it''s');`);
    const db = connect();
    await up(db);
    expect(await tables(db)).toEqual(['a', 'b', 'dead_letter', 'inbox', 'outbox']);
    expect((await sql`select * from a`.execute(db)).rows).toEqual([{ id: 1, name: "it's" }]);
  });

  it('run once, and go on with what is new', async () => {
    await write('0001-first.sql', 'create table a (id int);');
    const db = connect();
    await up(db);
    await up(db);
    await write('0002-second.sql', 'create table b (id int);');
    await up(db);
    expect(await tables(db)).toEqual(['a', 'b', 'dead_letter', 'inbox', 'outbox']);
  });

  it('keep schemas of one database apart', async () => {
    await write('0001-first.sql', 'create table a (id int);');
    const [one, two] = [connect('one'), connect('two')];
    await up(one, 'one');
    await up(two, 'two');
    expect(await tables(one, 'one')).toEqual(await tables(two, 'two'));
  });

  it('say which file fails, and leave nothing of it', async () => {
    await write('0001-first.sql', 'create table a (id int);');
    const db = connect();
    await up(db);
    await write('0002-broken.sql', 'create table b (id int); create table a (id int);');
    await expect(up(db)).rejects.toThrow('migration 0002-broken of rally failed: relation "a" already exists');
    expect(await tables(db)).toEqual(['a', 'dead_letter', 'inbox', 'outbox']);
  });

  it('run once when replicas start together', async () => {
    await write('0001-first.sql', 'create table a (id int); select pg_sleep(0.05);');
    await Promise.all([up(connect()), up(connect()), up(connect())]);
    expect(await tables(connect())).toEqual(['a', 'dead_letter', 'inbox', 'outbox']);
  });

  it('need no more rights than its own schema', async () => {
    const role = `role_${new URL(database.url).pathname.slice(1)}`;
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`create role ${role} login password 'x'; create schema rally authorization ${role}`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'x';
    await write('0001-first.sql', 'create table a (id int);');
    const db = connect('rally', url.href);
    await up(db);
    expect(await tables(db)).toContain('a');
    await open.splice(0)[0]!.destroy();
    await admin.query(`drop owned by ${role} cascade; drop role ${role}`);
    await admin.end();
  });
});
