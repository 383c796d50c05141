import { describeWith, eventually, startProcess, testPostgres } from '@setpoint/testkit';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { book, BookingProcesses, servers } from './booking-processes.js';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

describe('a service in a process of its own', () => {
  it('lists all errors of its configuration and ends', async () => {
    const child = startProcess(new URL('./fixture/bookings/main.ts', import.meta.url), {
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

describeWith(servers, 'a service in a process of its own', () => {
  const bookings = new BookingProcesses();
  beforeEach(() => bookings.open());
  afterEach(() => bookings.close());

  it('serves, publishes and consumes over Kafka, and stops in order when it is told to', async () => {
    const { child, url } = await bookings.start({ DRAIN_SECONDS: '60' });
    expect(await book(url, 'ben')).toBe(true);
    await eventually(async () => (await bookings.counts()).received === 1, 'the event was not received');

    // Requests that come while it stops are served; then it is gone, without an error.
    const stopping = child.kill('SIGTERM');
    await eventually(async () => (await fetch(`${url}/readyz`)).status === 503, 'it does not retire');
    expect(await book(url, 'carla')).toBe(true);
    // A second signal ends the wait for balancers.
    void child.kill('SIGTERM');
    expect(await stopping).toBe(0);
    expect(child.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });

  it('answers every request under load while it is told to stop', async () => {
    const { child, url } = await bookings.start({ DRAIN_SECONDS: '60' });
    const results: boolean[] = [];
    let sending = true;
    // As a balancer does: it sends until the replica says that it is not ready, on connections that it keeps.
    const clients = Array.from({ length: 8 }, async () => {
      while (sending) results.push(await book(url, randomUUID()).catch(() => false));
    });
    await eventually(() => results.length > 20, 'no request is answered');
    const stopping = child.kill('SIGTERM');
    await eventually(async () => (await fetch(`${url}/readyz`)).status === 503, 'it does not retire');
    const before = results.length;
    await eventually(() => results.length > before + 20, 'it does not serve any more');
    sending = false;
    await Promise.all(clients);
    void child.kill('SIGTERM');
    expect(await stopping).toBe(0);
    expect(results.filter((done) => !done)).toEqual([]);
  });

  it('tells operators how it is, on a port of their own', async () => {
    const { child, url, operationsUrl } = await bookings.start();
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
    await bookings.client.query(`select ${lock}`);
    const port = await freePort();
    const starting = bookings.start({ OPERATIONS_PORT: String(port) });
    const ready = `http://127.0.0.1:${port}/readyz`;
    await eventually(async () => (await fetch(ready)).status === 503, 'it does not answer');
    expect(await (await fetch(ready)).json()).toMatchObject({ details: { start: { message: 'migrates and starts' } } });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await bookings.client.query(`select ${lock.replace('lock(', 'unlock(')}`);
    const { child } = await starting;
    expect((await fetch(ready)).status).toBe(200);
    await child.kill('SIGTERM');
  });

  it('only migrates, or only republishes, when told so', async () => {
    const other = await (await testPostgres()).freshDatabase();
    const run = async (...args: string[]) => {
      const child = bookings.run({ DATABASE_URL: other.url }, args);
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
          snapshots: [{ snapshot: 'bookings', emitted: 450 }],
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

  it('is not ready while lost events are to be accepted, which a command does', async () => {
    const { child, operationsUrl } = await bookings.start();
    expect((await fetch(`${operationsUrl}/readyz`)).status).toBe(200);
    await bookings.client.query(
      `insert into bookings.event_gap (topic, partition, first_lost, last_lost)
       values ('setpoint.bookings', 0, 11, 14), ('setpoint.bookings', 3, 7, null)`,
    );
    await eventually(async () => (await fetch(`${operationsUrl}/readyz`)).status === 503, 'it is still ready');
    expect(await (await fetch(`${operationsUrl}/readyz`)).json()).toMatchObject({
      details: { events: { message: expect.stringContaining('events of setpoint.bookings are lost') } },
    });

    const accept = async (topic: string) => {
      const command = bookings.run({ DATABASE_URL: bookings.database.url }, ['--accept-gap', topic]);
      return { code: await command.exited, output: command.lines.join('\n') };
    };
    expect(await accept('setpoint.players')).toEqual({
      code: 1,
      output: 'bookings has lost no events of setpoint.players that are to be accepted',
    });
    const { code, output } = await accept('setpoint.bookings');
    expect(code).toBe(0);
    expect(output).toContain('partition 0: 11 to 14\npartition 3: 7 to the end of its former records');
    expect(output).toContain('lost events were accepted by an operator');
    await eventually(async () => (await fetch(`${operationsUrl}/readyz`)).status === 200, 'it does not get ready');
    await child.kill('SIGTERM');
  });

  it('does not start with a folder for files that it can not write', async () => {
    const child = bookings.run({ DATABASE_URL: bookings.database.url, UPLOADS_FOLDER: '/dev/null/uploads' });
    expect(await child.exited).toBe(1);
    expect(child.lines.join('\n')).toContain('UPLOADS_FOLDER: can not be written (ENOTDIR)');
  });

  it('ends in production when topics are not as its settings say, with the command that corrects them', async () => {
    const { child: other } = await bookings.start();
    const child = bookings.run({
      ...{ DATABASE_URL: bookings.database.url, PORT: '0', OPERATIONS_PORT: '0', HOST: '127.0.0.1' },
      ...{ PRODUCTION: 'true', KAFKA_RETENTION_HOURS: '6' },
    });
    expect(await child.exited).toBe(1);
    const output = child.lines.join('\n');
    expect(output).toContain('setpoint.bookings: retention.ms is 82800000 and should be 18000000');
    expect(output).toContain('--entity-name setpoint.bookings --add-config retention.ms=18000000');
    expect(await other.kill('SIGTERM')).toBe(0);
  });

  it('ends with the reason when it can not start', async () => {
    const child = bookings.run({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      PORT: '0',
      OPERATIONS_PORT: '0',
    });
    expect(await child.exited).toBe(1);
    expect(child.lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        msg: 'bookings could not start',
        err: expect.objectContaining({ code: 'ECONNREFUSED' }),
      }),
    );
  });
});
