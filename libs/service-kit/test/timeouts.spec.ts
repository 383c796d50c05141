import {
  eventually,
  player,
  startTestService,
  testPostgres,
  type TestDatabase,
  type TestService,
} from '@setpoint/testkit';
import pg from 'pg';
import { isTimeout, isUnavailable, rowsOf, sql } from '../src/index.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { startStuckProxy, type StuckProxy } from './fixture/stuck-proxy.js';

const UNAVAILABLE = { extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true } };
const book = (service: TestService) =>
  service.query('mutation { createBooking(input: { guestId: "ben" }) { success } }', {}, player('ana'));

let database: TestDatabase;
let operator: pg.Client;
let proxy: StuckProxy;
let service: TestService | undefined;
beforeEach(async () => {
  database = await (await testPostgres()).freshDatabase();
  operator = new pg.Client({ connectionString: database.url });
  await operator.connect();
  proxy = await startStuckProxy(database.url);
});
afterEach(async () => {
  proxy?.loosen();
  await service?.stop();
  service = undefined;
  await proxy?.stop();
  await operator?.end();
  await database?.drop();
});

const start = async (timeouts: { statementMs?: number; lockMs?: number; idleInTransactionMs?: number }) => {
  service = await startTestService(bookingsService, {
    databaseUrl: proxy.url,
    jobs: false,
    timeouts: { statementMs: 0, lockMs: 0, idleInTransactionMs: 0, ...timeouts },
  });
  return service;
};

describe('limits of time', () => {
  it('are known to every session of the service', async () => {
    const { manager } = await start({ statementMs: 4_000, lockMs: 3_000, idleInTransactionMs: 2_000 });
    const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    expect(
      await rowsOf(manager, sql`select current_setting(name) as value from unnest(${settings}::text[]) as name`),
    ).toEqual([{ value: '4s' }, { value: '3s' }, { value: '2s' }]);
  });

  it('end a statement that takes too long', async () => {
    const { manager } = await start({ statementMs: 1_000 });
    const failure = await manager.query('select pg_sleep(60)').catch((error: unknown) => error);
    expect(isTimeout(failure)).toBe(true);
  });

  it('API-14~ end a search after a second; what comes next has its usual time, and searches change nothing', async () => {
    const { storage, manager } = await start({ statementMs: 15_000 });
    const failure = await storage
      .search(null, (one) => one.query('select pg_sleep(60)'))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'SearchRefused', code: 'SEARCH_TOO_BROAD' });
    await expect(storage.search(null, (one) => one.query('delete from booking'))).rejects.toThrow('read-only');
    const read = sql`select current_setting('statement_timeout') as value`;
    const settings = await Promise.all(Array.from({ length: 8 }, () => rowsOf<{ value: string }>(manager, read)));
    expect(new Set(settings.map(([row]) => row!.value))).toEqual(new Set(['15s']));
    expect(await storage.search('ana', (one) => rowsOf(one, read))).toEqual([{ value: '1s' }]);
  });

  it('end the wait for a lock; the caller may try again', async () => {
    const running = await start({ lockMs: 1_000 });
    await operator.query('begin; lock table bookings.booking');
    expect((await book(running)).errors).toMatchObject([UNAVAILABLE]);
    await operator.query('rollback');
    expect((await book(running)).errors).toBeUndefined();
  });

  it('end a transaction that sits idle', async () => {
    const { storage } = await start({ idleInTransactionMs: 1_000 });
    const failure = await storage
      .transaction(async (manager) => {
        const [row] = await rowsOf<{ pid: number }>(manager, sql`select pg_backend_pid() as pid`);
        await eventually(async () => {
          const { rowCount } = await operator.query('select 1 from pg_stat_activity where pid = $1', [row!.pid]);
          return rowCount === 0;
        }, 'the session stays');
        await manager.query('select 1');
      })
      .catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
  });

  it('end the wait for a database that hangs, and its connections are not used again', async () => {
    const running = await start({ statementMs: 2_000 });
    await running.manager.query('select $1::int', [1]);
    proxy.stick();
    expect((await book(running)).errors).toMatchObject([UNAVAILABLE]);
    proxy.loosen();
    expect((await book(running)).errors).toBeUndefined();
  });
});

describe('readiness', () => {
  it('needs a database that answers, and comes back with it', async () => {
    const running = await start({});
    await eventually(() => running.isReady(), 'it is not ready');
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'bookings' and datname = current_database()`,
    );
    await proxy.stop();
    expect(await running.isReady()).toBe(false);
    proxy = await startStuckProxy(database.url);
  });

  it('is denied within a second while connections hang, old ones and new ones', async () => {
    const running = await start({});
    await eventually(() => running.isReady(), 'it is not ready');
    proxy.stick();
    // Both end by the probe's own limit: without it they would wait for the proxy.
    expect(await running.isReady()).toBe(false);
    expect(await running.isReady()).toBe(false);
    proxy.loosen();
    await eventually(() => running.isReady(), 'it does not become ready again');
  });

  it('does not depend on a free connection of the pool', async () => {
    const running = await start({});
    const gate = Promise.withResolvers<void>();
    const busy = Array.from({ length: 6 }, () =>
      running.storage.transaction(async (manager) => {
        await manager.query('select 1');
        await gate.promise;
      }),
    );
    await eventually(() => running.isReady(), 'it is not ready');
    gate.resolve();
    await Promise.all(busy);
  });
});
