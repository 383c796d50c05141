import {
  startProcess,
  testKafka,
  testPostgres,
  testRedis,
  player,
  type TestDatabase,
  type TestProcess,
} from '@setpoint/testkit';
import pg from 'pg';
import { signIdentity } from '../src/index.js';

const MAIN = new URL('./fixture/bookings/main.ts', import.meta.url);
const SECRET = 'a secret for processes, long enough for HS256';

const [kafka, redis] = [await testKafka(), await testRedis()];
/** Kafka, or what else is missing on this machine. */
export const servers = [kafka, redis].find((server) => server.missing !== undefined) ?? kafka;

/** The service of bookings in processes of its own, on a database of a test. */
export class BookingProcesses {
  database!: TestDatabase;
  client!: pg.Client;
  private readonly children: TestProcess[] = [];

  async open(): Promise<void> {
    this.database = await (await testPostgres()).freshDatabase();
    this.client = new pg.Client({ connectionString: this.database.url });
    await this.client.connect();
  }

  async close(): Promise<void> {
    await Promise.all(this.children.splice(0).map((child) => child.kill('SIGKILL')));
    await this.client?.end();
    await this.database?.drop();
  }

  /** A process with these settings; of others it has no more than it can't run without. */
  run(env: Record<string, string>, args: readonly string[] = []): TestProcess {
    const child = startProcess(MAIN, {
      env: {
        ...{ SUBGRAPH_SECRET: SECRET, KAFKA_BROKERS: kafka.address!, REDIS_URL: redis.address! },
        ...{ KAFKA_REPLICATION_FACTOR: '1', KAFKA_MIN_INSYNC_REPLICAS: '1' },
        ...env,
      },
      args: [...args],
    });
    this.children.push(child);
    return child;
  }

  /** A process that serves. */
  async start(more: Record<string, string> = {}) {
    const child = this.run({
      DATABASE_URL: this.database.url,
      // The sooner the group notices that a process is dead, the sooner another one goes on.
      KAFKA_SESSION_TIMEOUT_MS: '2000',
      PORT: '0',
      OPERATIONS_PORT: '0',
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0.3',
      ...more,
    });
    const line = await child.says(/is ready/);
    return { child, ...(JSON.parse(line) as { url: string; operationsUrl: string }) };
  }

  /** Of the events of this database; the topic holds those of other specs too. */
  async counts() {
    const { rows } = await this.client.query<{
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
  }
}

/** Resolves with whether the command succeeded. */
export async function book(url: string, id: string): Promise<boolean> {
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
}
