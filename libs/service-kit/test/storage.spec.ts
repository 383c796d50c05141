import { levelsChanged, outgoing } from '@setpoint/events';
import { eventually, FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { countStatements, execute, insertRows, join, rowOf, rowsOf, sql, violatedConstraint } from '../src/index.js';
import type { Effects } from '../src/index.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { aBooking } from './fixture/bookings/builders.js';
import { BookingEntity, type BookingRow } from './fixture/bookings/entities.js';
import { bookingChanged } from './fixture/bookings/events.js';

let service: TestService;
const clock = new FixedClock('2026-06-01T18:00:00Z');
beforeAll(async () => {
  service = await startTestService(bookingsService, { clock });
});
afterAll(() => service?.stop());

const find = (id: string) => service.manager.findOneBy(BookingEntity, { id });

describe('a transaction', () => {
  it('writes state and events together, in the order in which they were emitted', async () => {
    await service.storage.transaction(async (manager, effects) => {
      effects.emit(
        outgoing(bookingChanged, { bookingId: 'r1', revision: 1 }),
        outgoing(bookingChanged, { bookingId: 'r1', revision: 2 }),
      );
      await manager.insert(BookingEntity, aBooking('r1'));
      effects.emit(outgoing(bookingChanged, { bookingId: 'r1', revision: 3 }));
    });
    const emitted = (await service.events()).filter((event) => event.subject === 'r1');
    expect(emitted).toMatchObject(
      [1, 2, 3].map((revision) => ({
        specversion: '1.0',
        source: 'bookings',
        type: 'bookings.booking-changed.v1',
        time: '2026-06-01T18:00:00.000Z',
        subject: 'r1',
        data: { bookingId: 'r1', revision },
      })),
    );
  });

  it('leaves neither state nor events when it fails, and runs nothing afterwards', async () => {
    let ran = false;
    await expect(
      service.storage.transaction(async (manager, effects) => {
        await manager.insert(BookingEntity, aBooking('r2'));
        effects.emit(outgoing(bookingChanged, { bookingId: 'r2', revision: 1 }));
        effects.afterCommit(() => void (ran = true));
        throw new Error('net');
      }),
    ).rejects.toThrow('net');
    expect((await service.events()).filter((event) => event.subject === 'r2')).toEqual([]);
    expect(await find('r2')).toBeNull();
    expect(ran).toBe(false);
  });

  it('does not let out an event that breaks its contract, nor one of another owner', async () => {
    const emit = (event: Parameters<Effects['emit']>[0]) =>
      service.storage.transaction(async (manager, effects) => {
        await manager.insert(BookingEntity, aBooking('r3'));
        effects.emit(event);
      });
    await expect(emit(outgoing(bookingChanged, { bookingId: 'r3', revision: 1.5 }))).rejects.toThrow(
      'bookings.booking-changed.v1 breaks its contract',
    );
    await expect(emit(outgoing(levelsChanged, { userId: 'ana', levels: [] }))).rejects.toThrow(
      'players.levels-changed.v1 is not an event of bookings',
    );
    expect(await find('r3')).toBeNull();
  });

  it('runs what should follow after the commit, in order, and forgives it', async () => {
    const seen: string[] = [];
    await service.storage.transaction(async (manager, effects) => {
      effects.afterCommit(async () => {
        seen.push(`committed: ${(await find('r4'))?.id}`);
        throw new Error('no push today');
      });
      effects.afterCommit(() => void seen.push('second'));
      await manager.insert(BookingEntity, aBooking('r4'));
    });
    expect(seen).toEqual(['committed: r4', 'second']);
  });

  it('runs again when two transactions lock each other out', async () => {
    await insertRows(service.manager, BookingEntity, [aBooking('d1'), aBooking('d2')]);
    let meet = 0;
    const both = Promise.withResolvers<void>();
    const add = (first: string, second: string) =>
      service.storage.transaction(async (manager, effects) => {
        const bump = (id: string) => manager.increment(BookingEntity, { id }, 'revision', 1);
        await bump(first);
        meet += 1;
        if (meet === 2) both.resolve();
        await both.promise;
        await bump(second);
        effects.emit(outgoing(bookingChanged, { bookingId: 'd', revision: 1 }));
      });
    await Promise.all([add('d1', 'd2'), add('d2', 'd1')]);
    expect(meet).toBeGreaterThan(2);
    expect([await find('d1'), await find('d2')]).toMatchObject([{ revision: 2 }, { revision: 2 }]);
    expect((await service.events()).filter((event) => event.subject === 'd')).toHaveLength(2);
  });
});

describe('values', () => {
  it('arrive as numbers, days and times as text, instants as Date', async () => {
    const startsAt = new Date('2026-03-29T10:00:00Z');
    await service.manager.insert(
      BookingEntity,
      aBooking('t1', { on_day: '2026-03-29', at_time: '18:30', starts_at: startsAt }),
    );
    const expected = { on_day: '2026-03-29', at_time: '18:30:00', starts_at: startsAt };
    const row = await rowOf(
      service.manager,
      sql`select on_day, at_time, starts_at, count(*) over () as count, 1.5::numeric as ratio from booking where id = ${'t1'}`,
    );
    expect(row).toEqual({ ...expected, count: 1, ratio: 1.5 });
    expect(await find('t1')).toMatchObject(expected);
    expect(
      await service.manager
        .createQueryBuilder(BookingEntity, 'booking')
        .select(['on_day', 'at_time', 'starts_at'])
        .where({ id: 't1' })
        .getRawOne(),
    ).toEqual(expected);
  });

  it('of many rows travel in one statement, whose text is the same for any number', async () => {
    const rows = (count: number, prefix: string) =>
      Array.from(
        { length: count },
        (_, i) =>
        aBooking(`${prefix}${i}`, { starts_at: clock.now(), on_day: '2026-06-01', at_time: "18:30", guest_id: "d'Or\\\"" }), // oxfmt-ignore
      );
    const { statements, result } = await countStatements(async () => [
      await insertRows(service.manager, BookingEntity, rows(3, 'm')),
      await insertRows(service.manager, BookingEntity, rows(200, 'n')),
      await insertRows(service.manager, BookingEntity, []),
    ]);
    expect(result).toEqual([3, 200, 0]);
    expect(statements).toHaveLength(2);
    expect(new Set(statements).size).toBe(1);
    expect(await find('n199')).toEqual({ ...rows(200, 'n')[199], at_time: '18:30:00' });
  });

  it('that are there already are left out, if the writer says so', async () => {
    await service.manager.insert(BookingEntity, aBooking('i1', { user_id: 'first' }));
    const again = [aBooking('i1', { user_id: 'second' }), aBooking('i2')];
    await expect(insertRows(service.manager, BookingEntity, again)).rejects.toThrow('duplicate key');
    expect(await insertRows(service.manager, BookingEntity, again, { ignoreConflicts: true })).toBe(1);
    expect(await find('i1')).toMatchObject({ user_id: 'first' });
  });

  it('of columns that do not exist are refused', async () => {
    const wrong = { ...aBooking('x'), colour: 'red' } as BookingRow;
    await expect(insertRows(service.manager, BookingEntity, [wrong])).rejects.toThrow('booking has no column colour');
  });
});

describe('hand-written SQL', () => {
  beforeAll(() =>
    insertRows(
      service.manager,
      BookingEntity,
      ['q1', 'q2', 'q3'].map((id) => aBooking(id, { user_id: 'quinn' })),
    ),
  );

  it('is composed of fragments; their values are parameters', async () => {
    const mine = sql`user_id = ${'quinn'}`;
    const conditions = join([mine, sql`id > ${'q1'}`], ' and ');
    const { statements, result } = await countStatements(() =>
      rowsOf<{ id: string }>(service.manager, sql`select id from booking where ${conditions} order by id`),
    );
    expect(result).toEqual([{ id: 'q2' }, { id: 'q3' }]);
    expect(statements).toEqual(['select id from booking where user_id = $1 and id > $2 order by id']);
  });

  it('tells how many rows it changed, or which, in a transaction and outside of one', async () => {
    const change = (manager = service.manager) =>
      execute(manager, sql`update booking set revision = revision + 1 where user_id = ${'quinn'}`);
    expect(await change()).toBe(3);
    expect(await service.storage.transaction(change)).toBe(3);
    expect(
      await rowsOf(service.manager, sql`update booking set revision = 9 where id = ${'q1'} returning id, revision`),
    ).toEqual([{ id: 'q1', revision: 9 }]);
    expect(await execute(service.manager, sql`delete from booking where id = ${'nobody'}`)).toBe(0);
    expect(await rowOf(service.manager, sql`select id from booking where id = ${'nobody'}`)).toBeUndefined();
  });
});

describe('a storage', () => {
  it('names the constraint that a write broke', async () => {
    const twice = insertRows(service.manager, BookingEntity, [aBooking('c1'), aBooking('c1')]);
    const error = await twice.catch((reason: unknown) => reason);
    expect(violatedConstraint(error)).toBe('booking_pkey');
    expect(violatedConstraint(new Error('other'))).toBeUndefined();
  });

  it('counts the statements of a call, for the budget of a query', async () => {
    const { statements } = await countStatements(() =>
      service.query('query { a: booking(id: "x") { id } b: booking(id: "y") { id } c: booking(id: "z") { id } }'),
    );
    expect(statements).toHaveLength(1);
  });

  it('gives each locked row to one transaction', async () => {
    const ids = Array.from({ length: 6 }, (_, i) => `s${i}`);
    await insertRows(service.manager, BookingEntity, ids.map((id) => aBooking(id, { guest_id: 'sweep' }))); // oxfmt-ignore
    const taken: string[] = [];
    let sweeping = 0;
    const all = Promise.withResolvers<void>();
    const sweep = () =>
      service.storage.transaction(async (manager) => {
        const rows = await manager
          .createQueryBuilder(BookingEntity, 'booking')
          .where({ guest_id: 'sweep' })
          .limit(2)
          .setLock('pessimistic_write')
          .setOnLocked('skip_locked')
          .getMany();
        taken.push(...rows.map((row) => row.id));
        sweeping += 1;
        if (sweeping === 3) all.resolve();
        await all.promise;
      });
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(taken.toSorted()).toEqual(ids);
  });

  it('does without those of its connections that ended', async () => {
    // One of its own: the next test would meet those that have ended.
    const other = await startTestService(bookingsService, { clock });
    const ask = () => other.manager.findOneBy(BookingEntity, { id: 'x' });
    await ask();
    await rowsOf(
      other.manager,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'bookings' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    await eventually(async () => void (await ask()), 'the database does not answer any more');
    await other.stop();
  });
});
