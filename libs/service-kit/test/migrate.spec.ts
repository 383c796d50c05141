import { readFile } from 'node:fs/promises';
import { startTestService, testPostgres, type TestDatabase, type TestService } from '@setpoint/testkit';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { silentLog } from '../src/index.js';
import type { Migration } from '../src/storage/connection.js';
import { infrastructureMigrations } from '../src/migrations/index.js';
import { migrate } from '../src/storage/migrate.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { BookingEntity } from './fixture/bookings/entities.js';
import { changesIn } from './fixture/bookings/readers.js';

const KIT = [
  'audit_entry',
  'dead_letter',
  'event_gap',
  'declared_task',
  'inbox',
  'outbox',
  'parked_event',
  'personal_data_task',
  'read_place',
  'snapshot_run',
  'subject_version',
  'timer_failure',
];
const KIT_MIGRATIONS = infrastructureMigrations.map(({ name }) => name);

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await (await testPostgres()).freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** A migration class as services write them. */
function migration(name: string, sql: string): Migration {
  const made = class implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql);
    }
    async down(): Promise<void> {
      throw new Error('migrations only go forward');
    }
  };
  Object.defineProperty(made, 'name', { value: name });
  return made;
}
const CreateA = migration('CreateA1763683200001', 'create table a (id int);');
const CreateB = migration(
  'CreateB1763683200002',
  `create table b (id int, name text); insert into b values (1, 'it''s');`,
);
const up = (migrations: Migration[], { schema = 'bookings', databaseUrl = database.url } = {}) =>
  migrate({ databaseUrl, schema, entities: [], migrations }, silentLog());
const tables = async (schema = 'bookings') => {
  const { rows } = await client.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = $1 order by 1',
    [schema],
  );
  return rows.map((row) => row.name);
};
const remembered = async (schema = 'bookings') => {
  const { rows } = await client.query<{ name: string }>(`select name from ${schema}.migrations order by id`);
  return rows.map((row) => row.name);
};

describe('migrations', () => {
  it("run from empty: first the kit's, then the service's, into its schema", async () => {
    await up([CreateA, CreateB]);
    expect(await tables()).toEqual(expect.arrayContaining([...KIT, 'a', 'b', 'migrations']));
    expect((await client.query('select * from bookings.b')).rows).toEqual([{ id: 1, name: "it's" }]);
    expect(await remembered()).toEqual([...KIT_MIGRATIONS, 'CreateA1763683200001', 'CreateB1763683200002']);
  });

  it('run once, and go on with what is new', async () => {
    await up([CreateA]);
    await up([CreateA]);
    expect(await tables()).not.toContain('b');
    await up([CreateA, CreateB]);
    expect(await tables()).toContain('b');
  });

  it('keep schemas of one database apart', async () => {
    await up([CreateA], { schema: 'one' });
    await up([CreateA], { schema: 'two' });
    expect(await tables('one')).toContain('a');
    expect(await tables('two')).toEqual(await tables('one'));
    expect(await tables('public')).toEqual([]);
  });

  it('name the one that fails, and leave nothing of the run', async () => {
    await up([CreateA]);
    const Broken = migration('Broken1763683200003', 'create table c (id int); create table a (id int);');
    await expect(up([CreateA, CreateB, Broken])).rejects.toThrow(
      'migration Broken1763683200003 of bookings failed: relation "a" already exists',
    );
    expect(await tables()).toEqual([...KIT, 'migrations', 'a'].sort());
    expect(await remembered()).not.toContain('CreateB1763683200002');
  });

  it('run once when replicas start together', async () => {
    const Slow = migration('Slow1763683200001', 'create table a (id int); select pg_sleep(0.05);');
    await Promise.all([up([Slow]), up([Slow]), up([Slow])]);
    expect(await remembered()).toEqual([...KIT_MIGRATIONS, 'Slow1763683200001']);
  });

  it('may take longer than any other statement', async () => {
    const url = new URL(database.url);
    // For this database alone: other specs use the server as the same role.
    const here = `alter role ${url.username} in database ${url.pathname.slice(1)}`;
    await client.query(`${here} set statement_timeout = 20`);
    try {
      await up([migration('Slow1763683200001', 'create table a (id int); select pg_sleep(0.1);')]);
    } finally {
      await client.query(`${here} reset statement_timeout`);
    }
    expect(await tables()).toContain('a');
  });

  it('need no more rights than its own schema', async () => {
    const role = `role_${new URL(database.url).pathname.slice(1)}`;
    await client.query(`create role ${role} login password 'x'; create schema bookings authorization ${role}`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'x';
    try {
      await up([CreateA], { databaseUrl: url.href });
      expect(await tables()).toContain('a');
    } finally {
      await client.query(`drop owned by ${role} cascade; drop role ${role}`);
    }
  });
});

describe('a database that the former version migrated', () => {
  let service: TestService | undefined;
  afterEach(async () => {
    await service?.stop();
    service = undefined;
  });
  const FORMER = ['migration', 'migration_lock', 'plumbing_migration', 'plumbing_migration_lock'];
  beforeEach(async () => {
    await client.query(await readFile(new URL('./fixture/former-version.sql', import.meta.url), 'utf8'));
  });

  it('goes on with its data, by the position of its migrations', async () => {
    service = await startTestService(bookingsService, { databaseUrl: database.url });
    expect(await remembered()).toEqual([
      'CreateOutboxInboxDeadLetters1760000000001',
      'CreateBookings1763683200001',
      ...KIT_MIGRATIONS.slice(1),
    ]);
    expect(await tables()).not.toEqual(expect.arrayContaining([FORMER[0]]));
    expect(await service.manager.findOneBy(BookingEntity, { id: 'b1' })).toMatchObject({
      revision: 3,
      starts_at: new Date('2026-10-06T18:00:00Z'),
    });
    await service.drain();
    expect(await changesIn(service, 'b1')).toEqual([3]);
  });

  it('gets what is new', async () => {
    const [CreateBookings] = bookingsService.migrations!;
    await up([CreateBookings!, CreateB]);
    await up([CreateBookings!, CreateB]);
    expect(await tables()).toContain('b');
    expect((await client.query('select id from bookings.booking')).rows).toEqual([{ id: 'b1' }]);
  });

  it('is left as it is when a new migration fails', async () => {
    const Broken = migration('Broken1763683200003', 'create table booking (id int);');
    await expect(up([...bookingsService.migrations!, Broken])).rejects.toThrow('Broken1763683200003');
    expect(await tables()).toEqual(expect.arrayContaining(FORMER));
    expect(await tables()).not.toContain('migrations');
  });

  it('is not touched by a version that knows less than it has', async () => {
    await client.query(`insert into bookings.migration values ('0002-more', '')`);
    await expect(up([...bookingsService.migrations!])).rejects.toThrow(
      'the database is ahead of this version: it has 0002-more in migration',
    );
    expect(await tables()).toEqual(expect.arrayContaining(FORMER));
  });
});
