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
import { signIdentity } from '../src/index.js';

const MAIN = new URL('./rally/main.ts', import.meta.url);
const SECRET = 'a secret for processes, long enough for HS256';
const [kafka, redis] = [await testKafka(), await testRedis()];
const servers = [kafka, redis].find((server) => server.missing !== undefined) ?? kafka;

describe('a service in a process of its own', () => {
  it('lists all faults of its configuration and ends', async () => {
    const child = startProcess(MAIN, { env: { PORT: 'http', REDIS_URL: 'nowhere', CARDS_PER_DAY: 'many' } });
    expect(await child.exited).toBe(1);
    const said = child.lines.join('\n');
    for (const name of ['DATABASE_URL', 'SUBGRAPH_SECRET', 'KAFKA_BROKERS', 'REDIS_URL', 'PORT', 'CARDS_PER_DAY']) {
      expect(said).toContain(name);
    }
  }, 60_000);
});

describeWith(servers, 'a service in a process of its own', (brokers) => {
  let database: TestDatabase;
  let client: pg.Client;
  const children: TestProcess[] = [];
  beforeAll(async () => {
    database = await (await testPostgres()).freshDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  }, 60_000);
  afterAll(async () => {
    await Promise.all(children.map((child) => child.kill('SIGKILL')));
    await client?.end();
    await database?.drop();
  }, 60_000);

  const start = async (more: Record<string, string> = {}) => {
    const child = startProcess(MAIN, {
      env: {
        DATABASE_URL: database.url,
        SUBGRAPH_SECRET: SECRET,
        KAFKA_BROKERS: brokers,
        // The sooner the group notices that a process is dead, the sooner its heir goes on.
        KAFKA_SESSION_TIMEOUT_MS: '2000',
        REDIS_URL: redis.address!,
        PORT: '0',
        HOST: '127.0.0.1',
        DRAIN_SECONDS: '0.3',
        ...more,
      },
    });
    children.push(child);
    const line = await child.says(/is ready/);
    return { child, url: (JSON.parse(line) as { url: string }).url };
  };
  const play = async (url: string, id: string) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-setpoint-identity': await signIdentity(SECRET, player('ana')) },
      body: JSON.stringify({
        query: 'mutation ($with: ID) { startRally(input: { withPlayer: $with }) { success rally { id } } }',
        variables: { with: id },
      }),
    });
    const { data } = (await answer.json()) as { data: { startRally: { success: boolean } } };
    return data.startRally.success;
  };
  const counts = async () => {
    const { rows } = await client.query<{
      said: number;
      waiting: number;
      heard: number;
      effects: number;
      buried: number;
    }>(`
      select (select count(*)::int from rally.outbox) as said,
             (select count(*)::int from rally.outbox where published_at is null) as waiting,
             (select count(distinct event_id)::int from rally.heard) as heard,
             (select count(*)::int from rally.heard) as effects,
             (select count(*)::int from rally.dead_letter) as buried`);
    return rows[0]!;
  };

  it('serves, speaks and hears over Kafka, and stops in order when it is told to', async () => {
    // Long enough for a busy machine to look in between.
    const { child, url } = await start({ DRAIN_SECONDS: '5' });
    expect(await play(url, 'ben')).toBe(true);
    await eventually(async () => (await counts()).heard === 1, 'the event was not heard', { withinMs: 30_000 });

    // Requests that come while it stops are served; then it is gone, without an error.
    const stopping = child.kill('SIGTERM');
    await eventually(async () => (await fetch(`${url}/readyz`)).status === 503, 'it does not retire', { everyMs: 2 });
    expect(await play(url, 'carla')).toBe(true);
    expect(await stopping).toBe(0);
    expect(child.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  }, 120_000);

  it('loses nothing and doubles nothing, killed wherever it stands', async () => {
    const before = (await counts()).said;
    let accepted = 0;
    for (let round = 0; round < 6; round += 1) {
      const { child, url } = await start();
      const requests = Array.from({ length: 25 }, () =>
        play(url, randomUUID()).then(
          (done) => void (accepted += done ? 1 : 0),
          () => {},
        ),
      );
      // Between the first command and after the last one, somewhere in commit, publish or handler.
      await Promise.all(requests.slice(0, 1 + round * 4));
      await child.kill('SIGKILL');
      await Promise.all(requests);
    }
    const { url } = await start();
    expect(await play(url, 'the last')).toBe(true);
    await eventually(
      async () => {
        const now = await counts();
        return now.waiting === 0 && now.heard === now.said;
      },
      'events were lost',
      { withinMs: 60_000 },
    );
    const after = await counts();
    expect(after.said - before).toBeGreaterThanOrEqual(accepted + 1);
    expect(after).toMatchObject({ effects: after.said, buried: 0 });
  }, 240_000);
});
