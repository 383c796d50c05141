import type { EventEnvelope } from '@setpoint/events';
import { outgoing } from '@setpoint/events';
import {
  eventually,
  startTestService,
  testPostgres,
  type TestDatabase,
  type TestService,
  type TestServiceOptions,
} from '@setpoint/testkit';
import pg from 'pg';
import { EventBus, MemoryBus } from '../src/index.js';
import { OnStrokePlayed, rallyService, type RallyTables } from './rally/rally.service.js';
import { strokePlayed } from './rally/events.js';

/** A bus that notes what it takes, and can be away. */
class NotingBus extends EventBus {
  readonly taken: EventEnvelope[] = [];
  away = false;
  /** Takes the events, then the answer is lost. */
  losesAnswers = 0;
  under: Promise<void> = Promise.resolve();

  async publish(events: readonly EventEnvelope[]) {
    if (this.away) throw new Error('the bus is away');
    await this.under;
    this.taken.push(...events);
    if (this.losesAnswers > 0) {
      this.losesAnswers -= 1;
      throw new Error('the answer was lost');
    }
  }
  async subscribe() {}
  async unsubscribe() {}
  async start() {}
  async stop() {}
}

let database: TestDatabase;
let running: TestService<RallyTables>[] = [];
beforeEach(async () => {
  database = await (await testPostgres()).freshDatabase();
}, 60_000);
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await database.drop();
});

const start = async (options: TestServiceOptions = {}) => {
  const service = await startTestService<RallyTables>(rallyService, { databaseUrl: database.url, ...options });
  running.push(service);
  return service;
};
const play = (service: TestService<RallyTables>, rallyId: string, ...numbers: number[]) =>
  service.storage.transaction(async (_, effects) => {
    effects.emit(...numbers.map((number) => outgoing(strokePlayed, { rallyId, number })));
  });
const numbers = (events: readonly EventEnvelope[]) => events.map((event) => (event.data as { number: number }).number);

const asClient = async <R>(work: (client: pg.Client) => Promise<R>) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return work(client).finally(() => client.end());
};

describe('the relay', () => {
  it('is woken by the commit', async () => {
    const bus = new NotingBus();
    const service = await start({ bus, relay: true });
    await play(service, 'warm-up', 0);
    await eventually(() => bus.taken.length === 1, 'the first event has not come');
    const waits: number[] = [];
    for (let i = 1; i <= 10; i += 1) {
      const started = performance.now();
      await play(service, 'r', i);
      await eventually(() => bus.taken.length === i + 1, 'an event has not come', { everyMs: 1 });
      waits.push(performance.now() - started);
    }
    // The sweep comes once a second: the median would be half of one without the wake-up.
    expect(waits.toSorted((a, b) => a - b)[5]).toBeLessThan(250);
  });

  it('keeps the order in which one aggregate spoke', async () => {
    const bus = new NotingBus();
    const service = await start({ bus, relay: true });
    for (let i = 0; i < 30; i += 3) await play(service, 'r', i, i + 1, i + 2);
    await eventually(() => bus.taken.length === 30, 'events are missing');
    expect(numbers(bus.taken)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });

  it('brings nothing of a transaction that failed', async () => {
    const bus = new NotingBus();
    const service = await start({ bus });
    const failing = service.storage.transaction(async (_, effects) => {
      effects.emit(outgoing(strokePlayed, { rallyId: 'r', number: 1 }));
      throw new Error('net');
    });
    await expect(failing).rejects.toThrow('net');
    await service.drain();
    expect(bus.taken).toEqual([]);
  });

  it('finds what no wake-up told of: what was committed before it started', async () => {
    const bus = new NotingBus();
    const before = await start({ bus });
    await play(before, 'r', 1, 2);
    await before.stop();
    await start({ bus, relay: true });
    await eventually(() => bus.taken.length === 2, 'events were lost between commit and publish');
  });

  it('keeps events while the bus is away, and brings them in order when it is back', async () => {
    const bus = new NotingBus();
    bus.away = true;
    const service = await start({ bus, relay: true });
    for (let i = 1; i <= 5; i += 1) await play(service, 'r', i);
    await expect(
      service.db.selectFrom('outbox').select('id').where('published_at', 'is', null).execute(),
    ).resolves.toHaveLength(5);
    bus.away = false;
    await eventually(() => bus.taken.length >= 5, 'the backlog was not drained');
    expect(numbers(bus.taken)).toEqual([1, 2, 3, 4, 5]);
  });

  it('says an event again, with the same id, when it can not know that the bus took it', async () => {
    const bus = new NotingBus();
    bus.losesAnswers = 1;
    const service = await start({ bus, relay: true });
    await play(service, 'r', 1);
    await eventually(() => bus.taken.length === 2, 'it was not said again');
    expect(bus.taken[0]!.id).toBe(bus.taken[1]!.id);
  });

  it('has one publisher among replicas; another takes over when that one ends', async () => {
    const bus = new NotingBus();
    const [one, two] = [await start({ bus, relay: true }), await start({ bus, relay: true })];
    await play(one, 'r', 1);
    await eventually(() => bus.taken.length === 1, 'nobody publishes');
    for (let i = 2; i <= 40; i += 1) await play(i % 2 ? one : two, 'r', i);
    await eventually(() => bus.taken.length >= 40, 'events are missing');
    expect(numbers(bus.taken)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    await one.stop();
    running = [two];
    await play(two, 'r', 41);
    await eventually(() => bus.taken.length === 41, 'nobody took over');
    expect(new Set(bus.taken.map((event) => event.id)).size).toBe(41);
  });

  it('comes back when its connections were cut', async () => {
    const bus = new NotingBus();
    const service = await start({ bus, relay: true });
    await play(service, 'r', 1);
    await eventually(() => bus.taken.length === 1, 'the relay has not started');
    await asClient((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rally' and datname = current_database()`,
      ),
    );
    await eventually(async () => {
      await play(service, 'r', 2);
      return true;
    }, 'the service does not come back');
    await eventually(() => numbers(bus.taken).includes(2), 'the relay does not come back');
  });

  it('finishes the batch under way when it stops', async () => {
    const bus = new NotingBus();
    const gate = Promise.withResolvers<void>();
    const service = await start({ bus, relay: true });
    await play(service, 'r', 1);
    await eventually(() => bus.taken.length === 1, 'the relay has not started');
    bus.under = gate.promise;
    await play(service, 'r', 2);
    const stopped = service.stop();
    running = [];
    gate.resolve();
    await stopped;
    const { rows } = await asClient((client) => client.query('select 1 from rally.outbox where published_at is null'));
    expect(rows).toHaveLength(bus.taken.length === 2 ? 0 : 1);
  });

  it('drains: afterwards nothing waits and every listener has handled it', async () => {
    const bus = new MemoryBus();
    const service = await start({ bus });
    await bus.start();
    await play(service, 'r', ...Array.from({ length: 450 }, (_, i) => i));
    await service.drain();
    const heard = await service.db.selectFrom('heard').select('number').orderBy('position').execute();
    expect(heard.map((row) => row.number)).toEqual(Array.from({ length: 450 }, (_, i) => i));
    await bus.stop();
  });

  it('has one effect for each event, however often processes are killed on the way', async () => {
    // Between commit and publish, after publish, in the handler: each time the work is lost where it stands.
    const bus = new MemoryBus();
    await bus.start();
    const faults = ['before publish', 'in the handler', 'after publish'] as const;
    let round = 0;
    for (const fault of faults) {
      const doomed = await start({ bus });
      const handler = doomed.app.get(OnStrokePlayed);
      const handle = handler.handle.bind(handler);
      await play(doomed, 'r', round, round + 1);
      round += 2;
      if (fault === 'in the handler') {
        handler.handle = async (...args) => {
          await handle(...args);
          throw Object.assign(new Error('killed'), { code: '57P01' });
        };
        await expect(doomed.drain()).rejects.toThrow('killed');
      }
      if (fault === 'after publish') {
        await doomed.drain();
        await doomed.db.updateTable('outbox').set({ published_at: null }).execute();
      }
      await doomed.stop();
      running = [];
    }
    const heir = await start({ bus });
    await heir.drain();
    const heard = await heir.db.selectFrom('heard').select('number').orderBy('position').execute();
    expect(heard.map((row) => row.number).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    await bus.stop();
  });
});
