import type { EventEnvelope } from '@setpoint/events';
import { outgoing } from '@setpoint/events';
import {
  eventually,
  SeededRandom,
  startTestService,
  testPostgres,
  type TestDatabase,
  type TestService,
  type TestServiceOptions,
} from '@setpoint/testkit';
import pg from 'pg';
import { IsNull } from 'typeorm';
import { EventBus, execute, MemoryBus, silentLog, sql } from '../src/index.js';
import { OutboxEntity } from '../src/outbox/entities.js';
import { Relay } from '../src/outbox/relay.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { OnBookingChanged } from './fixture/bookings/on-booking-changed.js';
import { changesIn } from './fixture/bookings/readers.js';
import { bookingChanged } from './fixture/bookings/events.js';

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
let running: TestService[] = [];
beforeEach(async () => {
  database = await (await testPostgres()).freshDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await database.drop();
});

const start = async (options: TestServiceOptions = {}) => {
  const service = await startTestService(bookingsService, { databaseUrl: database.url, ...options });
  running.push(service);
  return service;
};
const change = (service: TestService, bookingId: string, ...revisions: number[]) =>
  service.storage.transaction(async (_, effects) => {
    effects.emit(...revisions.map((revision) => outgoing(bookingChanged, { bookingId, revision })));
  });
const revisions = (events: readonly EventEnvelope[]) =>
  events.map((event) => (event.data as { revision: number }).revision);

const asClient = async <R>(work: (client: pg.Client) => Promise<R>) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return work(client).finally(() => client.end());
};

describe('the relay', () => {
  it('is woken by the commit', async () => {
    const bus = new NotingBus();
    const service = await start({ bus });
    // It never looks by itself: what comes was announced.
    const relay = new Relay({
      service: 'bookings',
      databaseUrl: database.url,
      storage: service.storage,
      bus,
      random: new SeededRandom(1),
      log: silentLog(),
      sweepMs: 3_600_000,
    });
    relay.start();
    try {
      await eventually(() => relay.isLeading, 'it does not lead');
      for (let i = 1; i <= 10; i += 1) {
        await change(service, 'r', i);
        await eventually(() => bus.taken.length === i, 'an event has not come');
      }
    } finally {
      await relay.stop();
    }
  });

  it('keeps the order of what one aggregate emitted', async () => {
    const bus = new NotingBus();
    const service = await start({ bus, relay: true });
    for (let i = 0; i < 30; i += 3) await change(service, 'r', i, i + 1, i + 2);
    await eventually(() => bus.taken.length === 30, 'events are missing');
    expect(revisions(bus.taken)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });

  it('brings nothing of a transaction that failed', async () => {
    const bus = new NotingBus();
    const service = await start({ bus });
    const failing = service.storage.transaction(async (_, effects) => {
      effects.emit(outgoing(bookingChanged, { bookingId: 'r', revision: 1 }));
      throw new Error('net');
    });
    await expect(failing).rejects.toThrow('net');
    await service.drain();
    expect(bus.taken).toEqual([]);
  });

  it('finds what no wake-up told of: what was committed before it started', async () => {
    const bus = new NotingBus();
    const before = await start({ bus });
    await change(before, 'r', 1, 2);
    await before.stop();
    await start({ bus, relay: true });
    await eventually(() => bus.taken.length === 2, 'events were lost between commit and publish');
  });

  it('keeps events while the bus is away, and brings them in order when it is back', async () => {
    const bus = new NotingBus();
    bus.away = true;
    const service = await start({ bus, relay: true });
    for (let i = 1; i <= 5; i += 1) await change(service, 'r', i);
    expect(await service.manager.countBy(OutboxEntity, { published_at: IsNull() })).toBe(5);
    bus.away = false;
    await eventually(() => bus.taken.length >= 5, 'the backlog was not drained');
    expect(revisions(bus.taken)).toEqual([1, 2, 3, 4, 5]);
  });

  it('publishes an event again, with the same id, when it can not know that the bus took it', async () => {
    const bus = new NotingBus();
    bus.losesAnswers = 1;
    const service = await start({ bus, relay: true });
    await change(service, 'r', 1);
    await eventually(() => bus.taken.length === 2, 'it was not published again');
    expect(bus.taken[0]!.id).toBe(bus.taken[1]!.id);
  });

  it('has one publisher among replicas; another takes over when that one ends', async () => {
    const bus = new NotingBus();
    const [one, two] = [await start({ bus, relay: true }), await start({ bus, relay: true })];
    await change(one, 'r', 1);
    await eventually(() => bus.taken.length === 1, 'nobody publishes');
    for (let i = 2; i <= 40; i += 1) await change(i % 2 ? one : two, 'r', i);
    await eventually(() => bus.taken.length >= 40, 'events are missing');
    expect(revisions(bus.taken)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    await one.stop();
    running = [two];
    await change(two, 'r', 41);
    await eventually(() => bus.taken.length === 41, 'nobody took over');
    expect(new Set(bus.taken.map((event) => event.id)).size).toBe(41);
  });

  it('comes back when its connections were cut', async () => {
    const bus = new NotingBus();
    const service = await start({ bus, relay: true });
    await change(service, 'r', 1);
    await eventually(() => bus.taken.length === 1, 'the relay has not started');
    await asClient((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bookings' and datname = current_database()`,
      ),
    );
    await eventually(async () => {
      await change(service, 'r', 2);
      return true;
    }, 'the service does not come back');
    await eventually(() => revisions(bus.taken).includes(2), 'the relay does not come back');
  });

  it('finishes the batch under way when it stops', async () => {
    const bus = new NotingBus();
    const gate = Promise.withResolvers<void>();
    const service = await start({ bus, relay: true });
    await change(service, 'r', 1);
    await eventually(() => bus.taken.length === 1, 'the relay has not started');
    bus.under = gate.promise;
    await change(service, 'r', 2);
    const stopped = service.stop();
    running = [];
    gate.resolve();
    await stopped;
    const { rows } = await asClient((client) =>
      client.query('select 1 from bookings.outbox where published_at is null'),
    );
    expect(rows).toHaveLength(bus.taken.length === 2 ? 0 : 1);
  });

  it('drains: afterwards nothing waits and every listener has handled it', async () => {
    const bus = new MemoryBus();
    const service = await start({ bus });
    await bus.start();
    await change(service, 'r', ...Array.from({ length: 450 }, (_, i) => i));
    await service.drain();
    expect(await changesIn(service)).toEqual(Array.from({ length: 450 }, (_, i) => i));
    await bus.stop();
  });

  it('has one effect for each event, however often processes are killed on the way', async () => {
    // Between commit and publish, after publish, in the handler: each time the work is lost where it stands.
    const bus = new MemoryBus();
    await bus.start();
    const points = ['before publish', 'in the handler', 'after publish'] as const;
    let round = 0;
    for (const point of points) {
      const doomed = await start({ bus });
      const handler = doomed.app.get(OnBookingChanged);
      const handle = handler.handle.bind(handler);
      await change(doomed, 'r', round, round + 1);
      round += 2;
      if (point === 'in the handler') {
        handler.handle = async (...args) => {
          await handle(...args);
          throw Object.assign(new Error('killed'), { code: '57P01' });
        };
        await expect(doomed.drain()).rejects.toThrow('killed');
      }
      if (point === 'after publish') {
        await doomed.drain();
        await execute(doomed.manager, sql`update outbox set published_at = null`);
      }
      await doomed.stop();
      running = [];
    }
    const next = await start({ bus });
    await next.drain();
    expect((await changesIn(next)).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    await bus.stop();
  });
});
