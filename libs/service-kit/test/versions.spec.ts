import { startTestService, type TestService } from '@setpoint/testkit';
import { rowsOf, sql } from '../src/index.js';
import { aChange } from './fixture/bookings/builders.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { bookingChanged } from './fixture/bookings/events.js';
import { outgoing } from '@setpoint/events';
import { calendarService, ProjectBookings } from './fixture/calendar/calendar.service.js';

let calendar: TestService;
beforeEach(async () => {
  calendar = await startTestService(calendarService);
});
afterEach(() => calendar?.stop());

const revisionOf = async (bookingId: string) => {
  const { data } = await calendar.query('query ($id: ID!) { revisionOf(bookingId: $id) }', { id: bookingId });
  return data!['revisionOf'];
};
const arrivals = async () =>
  (await rowsOf<{ revision: number }>(calendar.manager, sql`select revision from arrival order by position`)).map(
    ({ revision }) => revision,
  );
const receive = (...events: [revision: number, version: number | undefined][]) =>
  calendar.consumer.receive(
    events.map(([revision, version]) => aChange('b1', revision, version === undefined ? {} : { version })),
  );

describe('versions of events', () => {
  it('rise with each event of one owner', async () => {
    const bookings = await startTestService(bookingsService, { jobs: false });
    await bookings.storage.transaction(async (_, effects) => {
      for (const revision of [1, 2, 3]) effects.emit(outgoing(bookingChanged, { bookingId: 'b1', revision }));
    });
    const versions = (await bookings.events()).map(({ version }) => version!);
    await bookings.stop();
    expect(versions).toHaveLength(3);
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  });
});

describe('a handler that overwrites', () => {
  it('keeps the newest, in whatever order events come', async () => {
    await receive([3, 30]);
    await receive([1, 10], [2, 20]);
    expect(await revisionOf('b1')).toBe(3);
    await receive([5, 50], [4, 40]);
    expect(await revisionOf('b1')).toBe(5);
  });

  it('leaves others alone, which are to see every event', async () => {
    await receive([3, 30], [1, 10], [2, 20]);
    expect(await arrivals()).toEqual([3, 1, 2]);
  });

  it('goes by the key where that is finer than the subject', async () => {
    await receive([4, 40], [1, 10], [2, 20], [3, 5]);
    expect(await rowsOf(calendar.manager, sql`select half, revision from parity order by half`)).toEqual([
      { half: 'b1 even', revision: 4 },
      { half: 'b1 odd', revision: 1 },
    ]);
  });

  it('takes events without a version for older than any that has one', async () => {
    await receive([1, undefined], [2, undefined]);
    expect(await revisionOf('b1')).toBe(2);
    await receive([3, 30]);
    await receive([1, undefined]);
    expect(await revisionOf('b1')).toBe(3);
  });

  it('is not undone by a dead letter that is played again', async () => {
    const handler = calendar.app.get(ProjectBookings, { strict: false });
    const handle = handler.handle.bind(handler);
    handler.handle = async (event, manager) => {
      if (event.data.revision === 1) throw new Error('not now');
      return handle(event, manager);
    };
    await receive([1, 10], [2, 20]);
    await calendar.consumer.settled();
    expect(await revisionOf('b1')).toBe(2);
    handler.handle = handle;
    const [letter] = await calendar.deadLetters.list();
    expect(await calendar.deadLetters.replay(letter!.eventId)).toBe(true);
    expect(await revisionOf('b1')).toBe(2);
    expect(await arrivals()).toEqual([2, 1]);
  });

  it('remembers nothing of an event whose effect was rolled back', async () => {
    const handler = calendar.app.get(ProjectBookings, { strict: false });
    const handle = handler.handle.bind(handler);
    let failures = 1;
    handler.handle = async (event, manager) => {
      await handle(event, manager);
      if (failures-- > 0) throw new Error('not now');
    };
    await receive([7, 70]);
    await calendar.consumer.settled();
    expect(await revisionOf('b1')).toBe(7);
  });
});
