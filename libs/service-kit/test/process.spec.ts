import {
  describeWith,
  eventually,
  player,
  startProcess,
  testKafka,
  testPostgres,
  testRedis,
  type TestDatabase,
  type TestProcess,
} from '@setpoint/testkit';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { signIdentity } from '../src/index.js';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};
const MAIN = new URL('./fixture/bookings/main.ts', import.meta.url);
const SECRET = 'a secret for processes, long enough for HS256';
const [kafka, redis] = [await testKafka(), await testRedis()];
const servers = [kafka, redis].find((server) => server.missing !== undefined) ?? kafka;

describe('a service in a process of its own', () => {
  it('lists all errors of its configuration and ends', async () => {
    const child = startProcess(MAIN, {
      args: ['--faster'],
      env: { PORT: 'http', REDIS_URL: 'nowhere', MAILS_PER_DAY: 'many' },
    });
    expect(await child.exited).toBe(1);
    const output = child.lines.join('\n');
    expect(output).toContain('--faster');
    for (const name of ['DATABASE_URL', 'SUBGRAPH_SECRET', 'KAFKA_BROKERS', 'REDIS_URL', 'PORT', 'MAILS_PER_DAY']) {
      expect(output).toContain(name);
    }
  });
});

describeWith(servers, 'a service in a process of its own', (brokers) => {
  let database: TestDatabase;
  let client: pg.Client;
  const children: TestProcess[] = [];
  beforeEach(async () => {
    database = await (await testPostgres()).freshDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await Promise.all(children.splice(0).map((child) => child.kill('SIGKILL')));
    await client?.end();
    await database?.drop();
  });

  const start = async (more: Record<string, string> = {}) => {
    const child = startProcess(MAIN, {
      env: {
        DATABASE_URL: database.url,
        SUBGRAPH_SECRET: SECRET,
        KAFKA_BROKERS: brokers,
        // The sooner the group notices that a process is dead, the sooner another one goes on.
        KAFKA_SESSION_TIMEOUT_MS: '2000',
        REDIS_URL: redis.address!,
        PORT: '0',
        OPERATIONS_PORT: '0',
        HOST: '127.0.0.1',
        DRAIN_SECONDS: '0.3',
        ...more,
      },
    });
    children.push(child);
    const line = await child.says(/is ready/);
    return { child, ...(JSON.parse(line) as { url: string; operationsUrl: string }) };
  };
  const book = async (url: string, id: string) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-setpoint-identity': await signIdentity(SECRET, player('ana')) },
      body: JSON.stringify({
        query: 'mutation ($with: ID) { createBooking(input: { guestId: $with }) { success booking { id } } }',
        variables: { with: id },
      }),
    });
    const { data } = (await answer.json()) as { data: { createBooking: { success: boolean } } };
    return data.createBooking.success;
  };
  /** Of the events of this database; the topic holds those of other specs too. */
  const counts = async () => {
    const { rows } = await client.query<{
      emitted: number;
      waiting: number;
      received: number;
      effects: number;
      dead: number;
    }>(`
      select count(*)::int as emitted,
             (count(*) filter (where published_at is null))::int as waiting,
             (count(*) filter (where effects > 0))::int as received,
             sum(effects)::int as effects,
             (select count(*)::int from bookings.dead_letter) as dead
      from bookings.outbox, lateral (select count(*) as effects from bookings.change_log where event_id = outbox.id) log`);
    return rows[0]!;
  };

  it('serves, publishes and consumes over Kafka, and stops in order when it is told to', async () => {
    // Long enough for a busy machine to look in between.
    const { child, url } = await start({ DRAIN_SECONDS: '5' });
    expect(await book(url, 'ben')).toBe(true);
    await eventually(async () => (await counts()).received === 1, 'the event was not received');

    // Requests that come while it stops are served; then it is gone, without an error.
    const stopping = child.kill('SIGTERM');
    await eventually(async () => (await fetch(`${url}/readyz`)).status === 503, 'it does not retire', { everyMs: 2 });
    expect(await book(url, 'carla')).toBe(true);
    expect(await stopping).toBe(0);
    expect(child.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });

  it('answers every request under load while it is told to stop', async () => {
    const { child, url } = await start({ DRAIN_SECONDS: '2' });
    const results: boolean[] = [];
    let sending = true;
    // As a balancer does: it sends until the replica says that it is not ready, on connections that it keeps.
    const clients = Array.from({ length: 8 }, async () => {
      while (sending) results.push(await book(url, randomUUID()).catch(() => false));
    });
    await eventually(() => results.length > 20, 'no request is answered');
    const stopping = child.kill('SIGTERM');
    await eventually(async () => (await fetch(`${url}/readyz`)).status === 503, 'it does not retire', { everyMs: 2 });
    const before = results.length;
    await eventually(() => results.length > before + 20, 'it does not serve any more');
    sending = false;
    await Promise.all(clients);
    expect(await stopping).toBe(0);
    expect(results.filter((done) => !done)).toEqual([]);
  });

  it('tells operators how it is, on a port of their own', async () => {
    const { child, url, operationsUrl } = await start();
    expect(operationsUrl).not.toBe(url);
    expect(await (await fetch(`${operationsUrl}/readyz`)).json()).toMatchObject({
      details: { start: { status: 'up' }, database: { status: 'up' }, serving: { status: 'up' } },
    });
    expect(await (await fetch(`${operationsUrl}/metrics`)).text()).toContain('setpoint_outbox_backlog');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    await child.kill('SIGTERM');
  });

  it('lives and is not ready while it migrates', async () => {
    const lock = `pg_advisory_lock(hashtext('migrations'), hashtext('bookings'))`;
    await client.query(`select ${lock}`);
    const port = await freePort();
    const starting = start({ OPERATIONS_PORT: String(port) });
    const ready = `http://127.0.0.1:${port}/readyz`;
    await eventually(async () => (await fetch(ready)).status === 503, 'it does not answer');
    expect(await (await fetch(ready)).json()).toMatchObject({ details: { start: { message: 'migrates and starts' } } });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await client.query(`select ${lock.replace('lock(', 'unlock(')}`);
    const { child } = await starting;
    expect((await fetch(ready)).status).toBe(200);
    await child.kill('SIGTERM');
  });

  it('only migrates, or only republishes, when told so', async () => {
    const other = await (await testPostgres()).freshDatabase();
    const env = {
      DATABASE_URL: other.url,
      SUBGRAPH_SECRET: SECRET,
      KAFKA_BROKERS: brokers,
      REDIS_URL: redis.address!,
    };
    const run = async (...args: string[]) => {
      const child = startProcess(MAIN, { env, args });
      children.push(child);
      expect(await child.exited).toBe(0);
      return child.lines.map((line) => JSON.parse(line) as { msg: string });
    };
    const reader = new pg.Client({ connectionString: other.url });
    await reader.connect();
    try {
      expect(await run('--migrate')).toContainEqual(expect.objectContaining({ msg: 'bookings is migrated' }));
      await reader.query(
        `insert into bookings.booking (id, user_id) select 'b' || i, 'ana' from generate_series(1, 450) i`,
      );
      expect(await run('--republish', 'bookings')).toContainEqual(
        expect.objectContaining({
          msg: 'bookings has republished',
          snapshots: [expect.objectContaining({ emitted: 450 })],
        }),
      );
      const { rows } = await reader.query(
        `select count(*)::int as events, count(published_at)::int as published from bookings.outbox`,
      );
      expect(rows).toEqual([{ events: 450, published: 450 }]);
    } finally {
      await reader.end();
      await other.drop();
    }
  });

  it('ends with the reason when it can not start', async () => {
    const child = startProcess(MAIN, {
      env: {
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
        SUBGRAPH_SECRET: SECRET,
        KAFKA_BROKERS: brokers,
        REDIS_URL: redis.address!,
        PORT: '0',
        OPERATIONS_PORT: '0',
      },
    });
    children.push(child);
    expect(await child.exited).toBe(1);
    expect(child.lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        msg: 'bookings could not start',
        err: expect.objectContaining({ code: 'ECONNREFUSED' }),
      }),
    );
  });

  it('loses nothing and doubles nothing, killed wherever it stands', async () => {
    let accepted = 0;
    const rounds = process.env['SOAK'] ? 12 : 2;
    for (let round = 0; round < rounds; round += 1) {
      const { child, url } = await start();
      const requests = Array.from({ length: 25 }, () =>
        book(url, randomUUID()).then(
          (done) => void (accepted += done ? 1 : 0),
          () => {},
        ),
      );
      // Between the first command and after the last one, somewhere in commit, publish or handler.
      await Promise.all(requests.slice(0, 1 + Math.floor((round * 24) / rounds)));
      await child.kill('SIGKILL');
      await Promise.all(requests);
    }
    const { url } = await start();
    expect(await book(url, 'the last')).toBe(true);
    await eventually(async () => {
      const now = await counts();
      return now.waiting === 0 && now.received === now.emitted;
    }, 'events were lost');
    const after = await counts();
    expect(after.emitted).toBeGreaterThanOrEqual(accepted + 1);
    expect(after).toMatchObject({ effects: after.emitted, dead: 0 });
  }, 240_000);
});
