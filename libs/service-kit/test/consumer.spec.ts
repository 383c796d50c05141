import { eventually, startTestService, type TestService, type TestServiceOptions } from '@setpoint/testkit';
import type { Random } from '@setpoint/kernel';
import { execute, rowsOf, sql } from '../src/index.js';
import { DEFAULT_RETRY, halfJitter } from '../src/inbox/retry.js';
import { eraseEvents } from '../src/personal-data/erase.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { aChange } from './fixture/bookings/builders.js';
import { Failures, OnBookingChanged } from './fixture/bookings/on-booking-changed.js';
import { changesIn } from './fixture/bookings/readers.js';
import { bookingChanged } from './fixture/bookings/events.js';

let service: TestService;
let failures: Failures;
beforeAll(async () => {
  service = await startTestService(bookingsService);
  failures = service.app.get(Failures, { strict: false });
});
afterAll(() => service?.stop());
beforeEach(() => failures.left.clear());
/** What a test leaves among the dead letters is no concern of the next one. */
afterEach(async () => {
  for (const { eventId } of await service.deadLetters.list()) await service.deadLetters.discard(eventId);
});

/** More services of one test; gone after it, whatever comes of it. */
const others: TestService[] = [];
afterEach(async () => void (await Promise.all(others.splice(0).map((other) => other.stop()))));
const startOther = async (options: TestServiceOptions) => {
  const other = await startTestService(bookingsService, options);
  others.push(other);
  return other;
};

const changesOf = (bookingId: string) => changesIn(service, bookingId);

describe('a consumer', () => {
  it('gives an event that comes twice one effect', async () => {
    const event = aChange('twice', 1);
    await service.consumer.receive([event]);
    await service.consumer.receive([event]);
    await service.consumer.receive([event, event]);
    expect(await changesOf('twice')).toEqual([1]);
  });

  it('gives an event that comes to two replicas at once one effect', async () => {
    const other = await startOther({ databaseUrl: service.databaseUrl });
    const events = Array.from({ length: 20 }, (_, i) => aChange('race', i));
    await Promise.all(events.flatMap((event) => [service.consumer.receive([event]), other.consumer.receive([event])]));
    expect((await changesOf('race')).toSorted((a, b) => a - b)).toEqual(events.map((_, i) => i));
  });

  it('handles what comes together in one transaction, in order', async () => {
    const events = Array.from({ length: 50 }, (_, i) => aChange('batch', i));
    const handler = service.app.get(OnBookingChanged, { strict: false });
    const transactions = new Set<unknown>();
    const handle = handler.handle.bind(handler);
    handler.handle = async (event, manager, effects) => {
      transactions.add(manager);
      await handle(event, manager, effects);
    };
    await service.consumer.receive(events);
    handler.handle = handle;
    expect(transactions.size).toBe(1);
    expect(await changesOf('batch')).toEqual(events.map((_, i) => i));
  });

  it('takes its locks in one order, whatever the order in which subjects come together', async () => {
    const handler = service.app.get(OnBookingChanged, { strict: false });
    const handle = handler.handle.bind(handler);
    const transactions = new Set<unknown>();
    const somebodyWaits = async () => {
      const waiting = await rowsOf(
        service.manager,
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    };
    handler.handle = async (event, manager, effects) => {
      await execute(
        manager,
        sql`insert into booking (id, user_id) values (${event.subject}, 'x')
            on conflict (id) do update set revision = booking.revision + 1`,
      );
      const isFirst = !transactions.has(manager);
      transactions.add(manager);
      // Each holds its first lock before it asks for the next, or waits for the first one.
      if (isFirst) await eventually(async () => transactions.size > 1 || (await somebodyWaits()), 'alone');
      await handle(event, manager, effects);
    };
    const subjects = ['lock-a', 'lock-b', 'lock-c', 'lock-d'];
    const batch = (order: string[]) => service.consumer.receive(order.map((subject) => aChange(subject, 1)));
    await Promise.all([batch(subjects), batch(subjects.toReversed())]);
    handler.handle = handle;
    // Nobody lost against the other and started over.
    expect(transactions.size).toBe(2);
    for (const subject of subjects) expect(await changesOf(subject)).toEqual([1, 1]);
  });

  it('tries again what failed, leaves nothing of the failed try, and keeps the order', async () => {
    failures.left.set(1001, 2);
    await service.consumer.receive([aChange('flaky', 1000), aChange('flaky', 1001), aChange('flaky', 1002)]);
    await service.consumer.settled();
    expect(await changesOf('flaky')).toEqual([1000, 1001, 1002]);
    expect(await service.deadLetters.count()).toBe(0);
  });

  /** One of three events about a subject, the one in the middle, is a dead letter. */
  const deadLetterAmong = async (subject: string) => {
    failures.left.set(2001, Infinity);
    const poison = aChange(subject, 2001);
    await service.consumer.receive([aChange(subject, 2000), poison, aChange(subject, 2002)]);
    await service.consumer.settled();
    return poison;
  };

  it('puts poison among the dead letters and goes on with what comes after it', async () => {
    const poison = await deadLetterAmong('poison');
    expect(await changesOf('poison')).toEqual([2000, 2002]);
    expect(await service.deadLetters.list()).toMatchObject([
      {
        eventId: poison.id,
        type: bookingChanged.type,
        subject: 'poison',
        payload: poison,
        error: 'Error: revision 2001 fails',
        attempts: 3,
      },
    ]);
  });

  it('plays a dead letter again, once the cause is gone', async () => {
    const poison = await deadLetterAmong('replayed');
    const [letter] = await service.deadLetters.list();
    failures.left.set(2001, 1);
    await expect(service.deadLetters.replay(letter!.eventId)).rejects.toThrow('revision 2001 fails');
    expect(await service.deadLetters.list()).toMatchObject([{ eventId: letter!.eventId, attempts: 4 }]);
    expect(await service.deadLetters.replay(letter!.eventId)).toBe(true);
    expect(await changesOf('replayed')).toEqual([2000, 2002, 2001]);
    expect(await service.deadLetters.count()).toBe(0);
    expect(await service.deadLetters.replay(letter!.eventId)).toBe(false);
    await service.consumer.receive([poison]);
    expect(await changesOf('replayed')).toEqual([2000, 2002, 2001]);
  });

  it('gives up a dead letter when support says so', async () => {
    failures.left.set(3001, Infinity);
    const poison = aChange('discard', 3001);
    await service.consumer.receive([poison]);
    await service.consumer.settled();
    expect(await service.deadLetters.discard(poison.id)).toBe(true);
    expect(await service.deadLetters.discard(poison.id)).toBe(false);
    expect(await service.deadLetters.count()).toBe(0);
  });

  it('takes data that break the contract for poison at once, and goes on with the next event of the subject', async () => {
    const [wrong, next] = [{ ...aChange('broken', 1), data: null }, aChange('broken', 2)];
    await service.consumer.receive([wrong, next]);
    await service.consumer.receive([wrong, next]);
    expect(await changesOf('broken')).toEqual([2]);
    expect(await service.deadLetters.list()).toMatchObject([{ eventId: wrong.id, payload: wrong, attempts: 1 }]);
    await expect(service.deadLetters.replay(wrong.id)).rejects.toThrow('break its contract');
    expect(await service.deadLetters.list()).toMatchObject([{ eventId: wrong.id, attempts: 2 }]);
  });

  it('takes data that break the contract for poison also behind a parked event of the subject', async () => {
    failures.left.set(5000, 1);
    const wrong = { ...aChange('behind', 1), data: null };
    await service.consumer.receive([aChange('behind', 5000)]);
    await service.consumer.receive([wrong, aChange('behind', 5001)]);
    await service.consumer.settled();
    expect(await changesOf('behind')).toEqual([5000, 5001]);
    expect(await service.deadLetters.list()).toMatchObject([{ eventId: wrong.id, attempts: 1 }]);
  });

  const record = (text: string, isWhole = true) => ({
    ...{ id: 'setpoint.bookings/3/17', type: bookingChanged.type, text, isWhole },
    reason: 'is not JSON',
  });

  it('keeps a record that is no event, once, for support to replay or discard', async () => {
    await service.consumer.receive([aChange('beside', 1)], [record('{half'), record('{half')]);
    await service.consumer.receive([], [record('{half')]);
    expect(await changesOf('beside')).toEqual([1]);
    const letter = {
      ...{ eventId: 'setpoint.bookings/3/17', type: bookingChanged.type, subject: 'setpoint.bookings/3/17' },
      ...{ payload: { record: '{half', isWhole: true }, error: 'the record is no event: is not JSON', attempts: 1 },
    };
    expect(await service.deadLetters.list()).toMatchObject([letter]);
    await expect(service.deadLetters.replay(letter.eventId)).rejects.toThrow('the record is no event: is not JSON');
    expect(await service.deadLetters.list()).toMatchObject([{ ...letter, error: expect.any(String), attempts: 2 }]);
    expect(await service.deadLetters.discard(letter.eventId)).toBe(true);
    expect(await service.deadLetters.count()).toBe(0);
  });

  it('replays a record that a former version could not read', async () => {
    const event = aChange('readable', 1);
    await service.consumer.receive([], [record(JSON.stringify(event))]);
    expect(await service.deadLetters.replay('setpoint.bookings/3/17')).toBe(true);
    await service.consumer.receive([event]);
    expect(await changesOf('readable')).toEqual([1]);
    expect(await service.deadLetters.count()).toBe(0);
  });

  it('replays no record of which only the beginning was kept', async () => {
    await service.consumer.receive([], [record(JSON.stringify(aChange('long', 1)), false)]);
    await expect(service.deadLetters.replay('setpoint.bookings/3/17')).rejects.toThrow('too long');
    expect(await changesOf('long')).toEqual([]);
  });

  it('ACC-06~ keeps no record that mentions somebody who has left, wherever it was cut off', async () => {
    const cut = { ...record('{"data":{"bookingId":"dora-1'), id: 'setpoint.bookings/3/18' };
    await service.consumer.receive([], [record('{"data":{"bookingId":"eva-1"'), cut]);
    await eraseEvents(service.manager, 'dora-1', false);
    expect(await service.deadLetters.list()).toMatchObject([{ eventId: 'setpoint.bookings/3/17' }]);
  });

  it('hands back to the bus what failed because the database is away: nothing is dead-lettered', async () => {
    const handler = service.app.get(OnBookingChanged, { strict: false });
    const handle = handler.handle.bind(handler);
    handler.handle = async () => {
      throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
    };
    const event = aChange('away', 1);
    await expect(service.consumer.receive([event])).rejects.toThrow('terminating');
    handler.handle = handle;
    expect(await service.deadLetters.count()).toBe(0);
    await service.consumer.receive([event]);
    expect(await changesOf('away')).toEqual([1]);
  });
});

describe('a parked event', () => {
  // So long that only a spec makes its time come.
  const retry = { attempts: 3, baseMs: 3_600_000, capMs: 3_600_000 };
  let one: TestService;
  const failuresOf = (on: TestService) => on.app.get(Failures, { strict: false }).left;
  beforeEach(async () => {
    one = await startOther({ retry });
  });
  const parked = async () =>
    (await rowsOf<{ revision: number; attempts: number }>(
      one.manager,
      sql`select (envelope->'data'->>'revision')::integer as revision, attempts from parked_event order by position`,
    )).map(({ revision, attempts }) => [revision, attempts]); // oxfmt-ignore
  const comeTime = () => execute(one.manager, sql`update parked_event set retry_at = clock_timestamp()`);

  it('holds up nobody: others of its batch and what comes later are handled at once', async () => {
    failuresOf(one).set(2, Infinity);
    await one.consumer.receive([aChange('a', 1), aChange('a', 2), aChange('b', 3), aChange('c', 4)]);
    await one.consumer.receive([aChange('b', 5)]);
    expect(await changesIn(one)).toEqual([1, 3, 4, 5]);
    expect(await parked()).toEqual([[2, 1]]);
  });

  it('keeps the order of its subject: what comes after it waits behind it', async () => {
    failuresOf(one).set(2, Infinity);
    await one.consumer.receive([aChange('a', 1), aChange('a', 2), aChange('a', 3)]);
    await one.consumer.receive([aChange('a', 4), aChange('b', 5)]);
    await one.consumer.receive([aChange('a', 6)]);
    expect(await changesIn(one, 'a')).toEqual([1]);
    expect(await parked()).toEqual([[2, 1], [3, 0], [4, 0], [6, 0]]); // oxfmt-ignore
    failuresOf(one).clear();
    await comeTime();
    await one.consumer.settled();
    expect(await changesIn(one, 'a')).toEqual([1, 2, 3, 4, 6]);
    expect(await changesIn(one, 'b')).toEqual([5]);
  });

  it('that comes again meanwhile is parked once, and has one effect', async () => {
    failuresOf(one).set(2, Infinity);
    const [first, second, third] = [aChange('a', 1), aChange('a', 2), aChange('a', 3)];
    await one.consumer.receive([first, second]);
    await one.consumer.receive([first, second, third]);
    await one.consumer.receive([second]);
    expect(await parked()).toEqual([[2, 1], [3, 0]]); // oxfmt-ignore
    failuresOf(one).clear();
    await comeTime();
    await one.consumer.settled();
    await one.consumer.receive([first, second, third]);
    expect(await changesIn(one)).toEqual([1, 2, 3]);
  });

  it('outlasts a restart', async () => {
    failuresOf(one).set(2, Infinity);
    await one.consumer.receive([aChange('a', 2), aChange('a', 3)]);
    await one.consumer.stop();
    await comeTime();
    const next = await startOther({ databaseUrl: one.databaseUrl, retry });
    await eventually(async () => (await parked()).length === 0, 'nobody tries again');
    expect(await changesIn(next)).toEqual([2, 3]);
  });

  it('is tried by one of two replicas at a time, and its subject stays in order', async () => {
    const two = await startOther({ databaseUrl: one.databaseUrl, retry });
    const revisions = Array.from({ length: 20 }, (_, i) => i + 1);
    failuresOf(one).set(1, Infinity);
    await one.consumer.receive(revisions.map((revision) => aChange('a', revision)));
    expect(await parked()).toHaveLength(20);
    failuresOf(one).clear();
    await comeTime();
    await Promise.all([one.consumer.settled(), two.consumer.settled()]);
    expect(await changesIn(one)).toEqual(revisions);
  });

  it('has failed for good after the last try; then the next of its subject moves up', async () => {
    failuresOf(one).set(2, Infinity);
    await one.consumer.receive([aChange('a', 2), aChange('a', 3)]);
    await comeTime();
    await eventually(async () => expect(await parked()).toEqual([[2, 2], [3, 0]]), 'it is not tried'); // oxfmt-ignore
    await comeTime();
    await eventually(async () => expect(await parked()).toEqual([]), 'it is not given up');
    expect(await changesIn(one)).toEqual([3]);
    expect(await one.deadLetters.list()).toMatchObject([{ payload: { data: { revision: 2 } }, attempts: 3 }]);
  });

  it('is tried for longer than a neighbour or a database needs to start again', () => {
    const shortest = { next: () => 0 } as Random;
    const waits = Array.from({ length: DEFAULT_RETRY.attempts - 1 }, (_, i) =>
      halfJitter(shortest, i + 1, DEFAULT_RETRY),
    );
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(60_000);
  });
});
