import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { Module } from '@nestjs/common';
import { outgoing } from '@setpoint/events';
import { describeWith, eventually, startTestService, testKafka, testPostgres, type TestDatabase, type TestService } from '@setpoint/testkit'; // oxfmt-ignore
import { Kafka } from 'kafkajs';
import { createLog, insertRows, KafkaBus, rowsOf, silentLog, sql, type ServiceDefinition } from '../../src/index.js';
import { bookingsService } from '../fixture/bookings/bookings.service.js';
import { aBooking } from '../fixture/bookings/builders.js';
import { BookingEntity } from '../fixture/bookings/entities.js';
import { bookingChanged } from '../fixture/bookings/events.js';
import { CalendarResolver, calendarService, ProjectBookings, ProjectHalves } from '../fixture/calendar/calendar.service.js'; // oxfmt-ignore

@Module({ providers: [ProjectBookings, ProjectHalves, CalendarResolver] })
class ProjectingModule {}
/** Has nothing that snapshots do not restore. */
const projectingService = { ...calendarService, module: ProjectingModule };

describeWith(await testKafka(), 'events that are gone before a service has read them', (address) => {
  const brokers = address.split(',');
  const admin = new Kafka({ clientId: 'spec', brokers }).admin();
  beforeAll(() => admin.connect());
  afterAll(() => admin.disconnect());

  let prefix: string;
  let topic: string;
  let database: TestDatabase;
  let bookings: TestService;
  let stopping: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    prefix = `lost-${randomUUID().slice(0, 8)}.`;
    topic = `${prefix}bookings`;
    database = await (await testPostgres()).freshDatabase();
    ({ service: bookings } = await start(bookingsService));
    await insertRows(bookings.manager, BookingEntity, ['a', 'b', 'c'].map((id) => aBooking(id))); // oxfmt-ignore
  });
  afterEach(async () => {
    for (const stop of stopping.splice(0).reverse()) await stop();
    await database.drop();
  });

  /** A service that runs by itself. */
  async function start(definition: ServiceDefinition) {
    const errors: Record<string, unknown>[] = [];
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        errors.push(JSON.parse(line.toString()) as Record<string, unknown>);
        done();
      },
    });
    const bus = new KafkaBus({ brokers, clientId: 'spec', logger: silentLog(), partitions: 1, prefix });
    const service = await startTestService(definition, {
      ...{ bus, databaseUrl: database.url, logger: createLog({ destination, level: 'error' }) },
      ...{ relay: true, timers: true, jobs: false },
    });
    await bus.start();
    const stop = async () => {
      stopping = stopping.filter((one) => one !== stop);
      await service.stop();
      await bus.stop();
    };
    stopping.push(stop);
    return { service, stop, errors };
  }
  const change = async (revision: number) => {
    await bookings.storage.transaction(async (manager, effects) => {
      await manager.query('update booking set revision = $1', [revision]);
      effects.emit(...['a', 'b', 'c'].map((bookingId) => outgoing(bookingChanged, { bookingId, revision })));
    });
    await bookings.drain();
  };
  const revisionsIn = async (service: TestService, table = sql`entry order by booking_id`) =>
    (await rowsOf<{ revision: number }>(service.manager, sql`select revision from ${table}`)).map(
      (row) => row.revision,
    );
  const has = (service: TestService, revision: number) =>
    eventually(
      async () => (await revisionsIn(service)).join() === [revision, revision, revision].join(),
      `the projection is not at revision ${revision}`,
    );
  const ends = async () => (await admin.fetchTopicOffsets(topic))[0]!;
  /** As the broker does when events are too old. */
  const forget = async () => {
    const { high } = await ends();
    await admin.deleteTopicRecords({ topic, partitions: [{ partition: 0, offset: high }] });
  };

  it('are replaced by snapshots that the service asks for by itself', async () => {
    const first = await start(projectingService);
    await change(1);
    await has(first.service, 1);
    await first.stop();
    await change(2);
    await forget();

    const { service, errors } = await start(projectingService);
    await has(service, 2);
    expect(await bookings.snapshotRuns()).toMatchObject([{ name: 'bookings', emitted: 3 }]);
    expect(await service.isReady()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('make the service unready if no snapshot replaces them, until somebody accepts it', async () => {
    const first = await start(calendarService);
    await change(1);
    await has(first.service, 1);
    await first.stop();
    await change(2);
    await forget();

    const { service, stop, errors } = await start(calendarService);
    await eventually(async () => !(await service.isReady()), 'it does not notice');
    expect(errors).toMatchObject([
      {
        ...{ topic, partition: 0, first: 3, last: 5, types: [bookingChanged.type], accept: `--accept-gap ${topic}` },
        msg: expect.stringContaining('events are lost that no snapshot replaces'),
      },
    ]);
    // What it projects is right meanwhile, and what comes is handled.
    await has(service, 2);
    await change(3);
    await has(service, 3);
    await stop();

    const { service: again } = await start(calendarService);
    expect(await again.isReady()).toBe(false);
    expect(await again.acceptGap(topic)).toEqual([{ topic, partition: 0, first: 3, last: 5 }]);
    expect(await again.isReady()).toBe(true);
    await change(4);
    await has(again, 4);
    expect(await revisionsIn(again, sql`arrival order by position`)).toEqual([1, 1, 1, 3, 3, 3, 4, 4, 4]);
    expect(await again.isReady()).toBe(true);
  });

  it('are noticed if the topic was made anew', async () => {
    const first = await start(calendarService);
    await change(1);
    await has(first.service, 1);
    await first.stop();
    await admin.deleteTopics({ topics: [topic] });
    await eventually(async () => !(await admin.listTopics()).includes(topic), 'the topic is not gone');

    const { service, errors } = await start(calendarService);
    await eventually(async () => !(await service.isReady()), 'it does not notice');
    expect(errors).toMatchObject([{ topic, partition: 0, first: 3, last: null }]);
  });

  it('are no loss for a service that starts for the first time', async () => {
    await change(1);
    await forget();
    const { service, errors } = await start(calendarService);
    await change(2);
    await has(service, 2);
    expect(await revisionsIn(service, sql`arrival order by position`)).toEqual([2, 2, 2]);
    expect(await service.isReady()).toBe(true);
    expect(errors).toEqual([]);
    expect(await bookings.snapshotRuns()).toEqual([]);
  });
});
