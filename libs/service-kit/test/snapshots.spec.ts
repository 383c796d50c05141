import { outgoing } from '@setpoint/events';
import { startTestService, testPostgres, type TestDatabase, type TestService } from '@setpoint/testkit';
import { execute, insertRows, MemoryBus, rowsOf, sql } from '../src/index.js';
import { BookingSnapshot } from './fixture/bookings/booking-snapshot.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { aBooking } from './fixture/bookings/builders.js';
import { BookingEntity } from './fixture/bookings/entities.js';
import { bookingChanged } from './fixture/bookings/events.js';
import { calendarService } from './fixture/calendar/calendar.service.js';

let database: TestDatabase;
let bus: MemoryBus;
let running: TestService[] = [];
beforeEach(async () => {
  database = await (await testPostgres()).freshDatabase();
  bus = new MemoryBus();
  await bus.start();
});
afterEach(async () => {
  await Promise.all(running.map((service) => service.stop()));
  running = [];
  await bus.stop();
  await database.drop();
});

const start = async (definition = bookingsService) => {
  const service = await startTestService(definition, { databaseUrl: database.url, bus, jobs: false });
  running.push(service);
  return service;
};
const ids = (count: number) => Array.from({ length: count }, (_, i) => `b${String(i).padStart(4, '0')}`);

/** A stack that is in use: everything was emitted, delivered and tidied away long ago. */
async function aFilledStack(count: number): Promise<TestService> {
  const bookings = await start();
  await insertRows(bookings.manager, BookingEntity, ids(count).map((id, i) => aBooking(id, { revision: i }))); // oxfmt-ignore
  return bookings;
}
const change = (bookings: TestService, bookingId: string, revision: number) =>
  bookings.storage.transaction(async (manager, effects) => {
    await manager.update(BookingEntity, { id: bookingId }, { revision });
    effects.emit(outgoing(bookingChanged, { bookingId, revision }));
  });
const entries = async (calendar: TestService) => {
  const rows = await rowsOf<{ booking_id: string; revision: number }>(
    calendar.manager,
    sql`select booking_id, revision from entry order by booking_id`,
  );
  return rows.map(({ booking_id, revision }) => [booking_id, revision]);
};

const arrivals = async (calendar: TestService) =>
  (await rowsOf<{ revision: number }>(calendar.manager, sql`select revision from arrival order by position`)).map(
    ({ revision }) => revision,
  );

describe('a service that joins a filled stack later', () => {
  it('gets all it needs', async () => {
    const bookings = await aFilledStack(450);
    const calendar = await start(calendarService);
    await bookings.drain();
    expect(await entries(calendar)).toEqual([]);
    await bookings.republish();
    await bookings.drain();
    expect(await entries(calendar)).toEqual(ids(450).map((id, i) => [id, i]));
    expect(await bookings.snapshotRuns()).toMatchObject([
      { name: 'bookings', emitted: 450, finishedAt: expect.any(Date) },
    ]);
  });

  it('takes nothing of it for something that has happened just now', async () => {
    const bookings = await aFilledStack(2);
    const calendar = await start(calendarService);
    await bookings.republish();
    await change(bookings, 'b0000', 7);
    await bookings.drain();
    expect((await bookings.events()).map(({ snapshot }) => snapshot)).toEqual([true, true, undefined]);
    expect(await arrivals(calendar)).toEqual([7]);
    expect(await entries(calendar)).toEqual([
      ['b0000', 7],
      ['b0001', 1],
    ]);
  });

  it('has what is newest, also of what changes meanwhile', async () => {
    const bookings = await aFilledStack(450);
    const calendar = await start(calendarService);
    let revision = 1_000;
    let done = false;
    const changing = (async () => {
      while (!done) await change(bookings, ids(450)[(revision * 7) % 450]!, (revision += 1));
    })();
    await bookings.republish();
    done = true;
    await changing;
    await bookings.drain();
    const rows = await bookings.manager.find(BookingEntity, { order: { id: 'ASC' } });
    expect(revision).toBeGreaterThan(1_000);
    expect(await entries(calendar)).toEqual(rows.map((row) => [row.id, row.revision]));
  });
});

describe('a republication', () => {
  it('goes on where it stood when it was interrupted, in whichever replica', async () => {
    const bookings = await aFilledStack(450);
    const snapshot = bookings.app.get(BookingSnapshot, { strict: false });
    const emit = snapshot.emit.bind(snapshot);
    let batches = 0;
    snapshot.emit = async (...args) => {
      batches += 1;
      const batch = await emit(...args);
      if (batches === 2) throw new Error('killed');
      return batch;
    };
    await expect(bookings.republish('bookings')).rejects.toThrow('killed');
    expect(await bookings.snapshotRuns()).toMatchObject([{ emitted: 200, finishedAt: null }]);
    await bookings.stop();
    running = [];
    const next = await start();
    await next.runTimers();
    expect(await next.snapshotRuns()).toMatchObject([{ emitted: 450, finishedAt: expect.any(Date) }]);
    expect((await next.events()).map(({ subject }) => subject)).toEqual(ids(450));
  });

  it('begins from the first for somebody who has missed the half of it', async () => {
    const bookings = await aFilledStack(3);
    await execute(
      bookings.manager,
      sql`insert into snapshot_run (name, after, emitted) values ('bookings', 'b0001', 2)`,
    );
    await bookings.beginRepublishing();
    await bookings.runTimers();
    expect((await bookings.events()).map(({ subject }) => subject)).toEqual(ids(3));
    expect(await bookings.snapshotRuns()).toMatchObject([{ emitted: 3, finishedAt: expect.any(Date) }]);
  });

  it('goes on where it stands when it is asked for again meanwhile', async () => {
    const bookings = await aFilledStack(3);
    await execute(
      bookings.manager,
      sql`insert into snapshot_run (name, after, emitted) values ('bookings', 'b0001', 2)`,
    );
    await bookings.republish();
    expect((await bookings.events()).map(({ subject }) => subject)).toEqual(['b0002']);
    expect(await bookings.snapshotRuns()).toMatchObject([{ emitted: 3, finishedAt: expect.any(Date) }]);
  });

  it('is done once by two replicas together', async () => {
    const [one, two] = [await aFilledStack(450), await start()];
    // Asked for once: whoever asks after the last batch gets all of it anew.
    await one.beginRepublishing();
    await Promise.all([one.runTimers(), two.runTimers(), one.runTimers(), two.runTimers()]);
    expect(await two.snapshotRuns()).toMatchObject([{ emitted: 450, finishedAt: expect.any(Date) }]);
    const subjects = (await one.events()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([...new Set(subjects)]);
    expect(subjects).toHaveLength(450);
  });

  it('can be done again', async () => {
    const bookings = await aFilledStack(3);
    await bookings.republish();
    await bookings.republish();
    expect((await bookings.events()).map(({ subject }) => subject)).toEqual([...ids(3), ...ids(3)]);
    expect(await bookings.snapshotRuns()).toMatchObject([{ emitted: 3 }]);
  });

  it('makes room for the events of commands: it waits while the outbox is full', async () => {
    const bookings = await aFilledStack(450);
    await execute(
      bookings.manager,
      sql`insert into outbox (id, type, subject, time, data)
          select 'x' || i, ${bookingChanged.type}, 'x', now(), '{"bookingId": "x", "revision": 1}' from generate_series(1, 1000) i`,
    );
    await execute(bookings.manager, sql`insert into snapshot_run (name) values ('bookings')`);
    await bookings.runTimers();
    expect(await bookings.snapshotRuns()).toMatchObject([{ emitted: 0 }]);
    await bookings.drain();
    await bookings.runTimers();
    expect(await bookings.snapshotRuns()).toMatchObject([{ emitted: 450 }]);
  });

  it('of something that has no snapshot is refused, with what there is', async () => {
    const bookings = await start();
    await expect(bookings.republish('rackets')).rejects.toThrow('there is no snapshot rackets; there are: bookings');
    const calendar = await start(calendarService);
    await expect(calendar.republish('rackets')).rejects.toThrow('there are: none');
    await calendar.republish();
  });
});
