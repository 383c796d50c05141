import { MOST_RECORD_REQUEST_BYTES } from '@setpoint/kernel';
import { eventually, player, startTestService, TEST_SECRET, testPostgres, type TestService } from '@setpoint/testkit';
import pg from 'pg';
import { Health, signIdentity, silentLog, startOperations } from '../src/index.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';

let service: TestService;
let address: string;
beforeAll(async () => {
  service = await startTestService(bookingsService);
  address = await service.listen(0, '127.0.0.1');
});
afterAll(() => service?.stop());

const post = (path: string, headers: Record<string, string> = {}, query = '{ myBookings { id } }', of = address) =>
  fetch(`${of}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const textOf = async (url: string) => {
  const answer = await fetch(url);
  return [answer.status, await answer.text()];
};
const asAna = async () => ({ 'x-setpoint-identity': await signIdentity(TEST_SECRET, player('ana')) });

describe('the private endpoint of a service', () => {
  it('serves the gateway', async () => {
    const answer = await post('/graphql', await asAna());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { myBookings: [] } });
  });

  it.each(['/graphql', '/graphql/', '/GraphQL', '/graphql?x=1', '//graphql'])(
    'lets nobody else in, however the path is written: %s',
    async (path) => {
      for (const headers of [{}, { 'x-setpoint-identity': 'forged' }, { authorization: 'JWT x' }]) {
        const answer = await post(path, headers as Record<string, string>);
        expect([401, 404]).toContain(answer.status);
        expect(await answer.text()).not.toContain('myBookings');
      }
    },
  );

  it('refuses with a code, before the body is read', async () => {
    const answer = await post('/graphql');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('takes requests as long as the representations of a long list, or as a competition record (BYD-07~)', async () => {
    const query = (length: number) => `{ myBookings { id } } # ${'x'.repeat(length)}`;
    const longest = query(MOST_RECORD_REQUEST_BYTES - 1_000);
    expect((await post('/graphql', await asAna(), longest)).status).toBe(200);
    expect((await post('/graphql', await asAna(), query(MOST_RECORD_REQUEST_BYTES))).status).toBe(413);
  });

  it('takes the correlation id of the request', async () => {
    const answer = await post('/graphql', { ...(await asAna()), 'x-request-id': 'r-7' }, '{ broken }');
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { correlationId: 'r-7' } }] });
  });

  it('says whether it runs and is ready, and nothing else', async () => {
    expect(await textOf(`${address}/healthz`)).toEqual([200, 'ok']);
    expect(await textOf(`${address}/readyz`)).toEqual([200, 'ready']);
    for (const path of ['/metrics', '/anything']) expect((await fetch(address + path)).status).toBe(404);
  });

  it('is not ready any more when it retires, but still serves', async () => {
    const retiring = await startTestService(bookingsService);
    try {
      const url = await retiring.listen(0, '127.0.0.1');
      retiring.retire();
      expect(await textOf(`${url}/readyz`)).toEqual([503, 'not ready']);
      const answer = await post('/graphql', await asAna(), '{ myBookings { id } }', url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('connection')).toBe('close');
    } finally {
      await retiring.stop();
    }
  });
});

describe('the port for operators', () => {
  const health = new Health();
  let operations: Awaited<ReturnType<typeof startOperations>>;
  beforeAll(async () => {
    operations = await startOperations(health, 0, '127.0.0.1', silentLog());
  });
  afterAll(() => operations?.stop());

  it('has the figures of all services of the process, and of the process', async () => {
    await post('/graphql', await asAna());
    const metrics = await (await fetch(`${operations.url}/metrics`)).text();
    expect(metrics).toContain(
      'setpoint_requests_total{service="bookings",operation="Query.myBookings",outcome="done"}',
    );
    expect(metrics).toContain('process_cpu_seconds_total');
  });

  it('says what is wrong, part by part', async () => {
    health.set('database', async () => undefined);
    health.set('serving', async () => undefined);
    expect(await (await fetch(`${operations.url}/readyz`)).json()).toMatchObject({
      status: 'ok',
      details: { database: { status: 'up' }, serving: { status: 'up' } },
    });
    health.set('database', async () => 'does not answer');
    const answer = await fetch(`${operations.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'error',
      details: { database: { status: 'down', message: 'does not answer' }, serving: { status: 'up' } },
    });
  });

  it('says that the process runs, whatever is wrong', async () => {
    health.set('database', async () => 'does not answer');
    expect(await textOf(`${operations.url}/healthz`)).toEqual([200, 'ok']);
  });
});

describe('a service that stops', () => {
  it('first answers the requests under way, with all that they need', async () => {
    const database = await (await testPostgres()).freshDatabase();
    const operator = new pg.Client({ connectionString: database.url });
    await operator.connect();
    const stopping = await startTestService(bookingsService, { databaseUrl: database.url, relay: true, timers: true });
    const url = await stopping.listen(0, '127.0.0.1');
    await operator.query('begin; lock table bookings.booking');
    const answer = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await asAna()) },
      body: JSON.stringify({
        query: 'mutation { createBooking(input: { guestId: "ben", confirm: true }) { success } }',
      }),
    });
    await eventually(async () => {
      // To write, whatever else of the service waits to read.
      const { rows } = await operator.query(
        `select distinct mode from pg_locks where relation = 'bookings.booking'::regclass and not granted`,
      );
      expect(rows).toContainEqual({ mode: 'RowExclusiveLock' });
    }, 'the request does not wait');
    const stopped = stopping.stop();
    await eventually(() => fetch(`${url}/healthz`).then(() => false, () => true), 'it still takes connections'); // oxfmt-ignore
    await operator.query('rollback');
    expect(await (await answer).json()).toEqual({ data: { createBooking: { success: true } } });
    await stopped;
    const { rows } = await operator.query(
      `select (select count(*)::int from bookings.booking) as bookings,
              (select count(*)::int from bookings_jobs.job where name = 'send-confirmation') as jobs`,
    );
    expect(rows).toEqual([{ bookings: 1, jobs: 1 }]);
    await operator.end();
    await database.drop();
  });
});
