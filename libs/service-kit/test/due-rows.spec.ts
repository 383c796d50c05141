import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { DueRows, execute, insertRows, rowsOf, sql, type DueRowsWork, type OutsideWork } from '../src/index.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { aBooking } from './fixture/bookings/builders.js';
import { BookingEntity } from './fixture/bookings/entities.js';

const START = '2026-06-01T18:00:00Z';
let clock: FixedClock;
let service: TestService;
let due: DueRows;
beforeEach(async () => {
  clock = new FixedClock(START);
  service = await startTestService(bookingsService, { clock, jobs: false });
  due = service.app.get(DueRows, { strict: false });
});
afterEach(() => service?.stop());

/** Bookings that end, each a second after the one before; those that fail do so as long as they are in the set. */
const failing = new Set<string>();
beforeEach(() => failing.clear());
const tried: string[] = [];
beforeEach(() => void tried.splice(0));
const ending: (now: Date) => DueRowsWork<{ id: string }> = (now) => ({
  claim: (manager, limit, excluding) =>
    rowsOf(
      manager,
      sql`select id from booking where ends_at <= ${now} and not ended and id <> all(${excluding}::text[])
          order by ends_at limit ${limit} for update skip locked`,
    ),
  keyOf: (booking) => booking.id,
  settle: async ({ id }, manager) => {
    await execute(manager, sql`update booking set ended = true where id = ${id}`);
    tried.push(id);
    if (failing.has(id)) throw new Error(`${id} fails`);
  },
});
const aBacklog = (ids: readonly string[]) =>
  insertRows(
    service.manager,
    BookingEntity,
    ids.map((id, i) => aBooking(id, { ends_at: new Date(Date.parse(START) - 1_000_000 + i * 1_000) })),
  );
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i).padStart(3, '0')}`);

/** As the timer does: until nothing is due. */
async function run(on: TestService = service): Promise<number> {
  const rows = on.app.get(DueRows, { strict: false });
  let settled = 0;
  for (let handled = -1; handled !== 0; settled += handled) {
    handled = await rows.settle('end', clock.now(), ending(clock.now()));
  }
  return settled;
}
const ended = async () => {
  const rows = await rowsOf<{ id: string }>(service.manager, sql`select id from booking where ended order by id`);
  return rows.map(({ id }) => id);
};
const failures = () =>
  rowsOf<{ key: string; attempts: number; error: string; retry_at: Date }>(
    service.manager,
    sql`select key, attempts, error, retry_at from timer_failure where timer = 'end' order by key`,
  );

describe('due rows', () => {
  it('are handled, those due first at the front, many in one transaction', async () => {
    const ids = names('b', 120);
    await aBacklog(ids);
    expect(await run()).toBe(120);
    expect(tried).toEqual(ids);
    expect(await ended()).toEqual(ids);
    expect(await failures()).toEqual([]);
  });

  it('that fail, a hundred of them at the front, do not keep the rest from being handled', async () => {
    const [bad, good] = [names('a', 100), names('b', 5)];
    bad.forEach((id) => failing.add(id));
    await aBacklog([...bad, ...good]);
    expect(await run()).toBe(5);
    expect(await ended()).toEqual(good);
    expect((await failures()).map(({ key }) => key)).toEqual(bad);
  });

  it('that fail leave nothing behind, and wait longer each time', async () => {
    failing.add('a000');
    await aBacklog(['a000']);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      tried.splice(0);
      await run();
      expect(tried).toContain('a000');
      expect(await ended()).toEqual([]);
      const [failure] = await failures();
      expect(failure).toMatchObject({ attempts: attempt, error: 'Error: a000 fails' });
      waits.push((failure!.retry_at.getTime() - clock.now().getTime()) / 1000);
      tried.splice(0);
      clock.set(new Date(failure!.retry_at.getTime() - 1));
      await run();
      expect(tried).toEqual([]);
      clock.set(failure!.retry_at);
    }
    waits.forEach((wait, i) => {
      const longest = Math.min(3_600, 10 * 2 ** i);
      expect(wait).toBeGreaterThanOrEqual(longest / 2);
      expect(wait).toBeLessThanOrEqual(longest);
    });
  });

  it('that failed are handled when the cause is gone, and forgotten', async () => {
    failing.add('a000');
    await aBacklog(['a000', 'b000']);
    await run();
    failing.clear();
    clock.advance({ seconds: 10 });
    expect(await run()).toBe(1);
    expect(await ended()).toEqual(['a000', 'b000']);
    expect(await failures()).toEqual([]);
  });

  it('of two replicas are handled once each, also when some fail', async () => {
    const other = await startTestService(bookingsService, { clock, jobs: false, databaseUrl: service.databaseUrl });
    const [bad, good] = [names('a', 3), names('b', 60)];
    bad.forEach((id) => failing.add(id));
    await aBacklog([...bad, ...good]);
    const settled = await Promise.all([run(), run(other)]);
    await other.stop();
    expect(settled[0] + settled[1]).toBe(60);
    expect(await ended()).toEqual(good);
  });

  it('are left alone when the database is away: that is no failure of theirs', async () => {
    await aBacklog(['a000']);
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const work = { ...ending(clock.now()), settle: () => Promise.reject(away) };
    await expect(due.settle('end', clock.now(), work)).rejects.toThrow('terminating connection');
    expect(await failures()).toEqual([]);
  });

  it('that can not even be found make the timer fail', async () => {
    const work = { ...ending(clock.now()), claim: () => Promise.reject(new Error('no such table')) };
    await expect(due.settle('end', clock.now(), work)).rejects.toThrow('no such table');
  });
});

/** As `ending`, but what is tried happens outside of the database. */
const endingOutside = (
  now: Date,
  meanwhile: (id: string) => Promise<void> = async () => {},
): OutsideWork<{ id: string }, string> => ({
  claim: (manager, limit, excluding) => ending(now).claim(manager, limit, excluding),
  keyOf: ({ id }) => id,
  work: async ({ id }) => {
    tried.push(id);
    await meanwhile(id);
    if (failing.has(id)) throw new Error(`${id} fails`);
    return id;
  },
  note: async (_row, id, manager) =>
    void (await execute(manager, sql`update booking set ended = true where id = ${id}`)),
});

describe('due rows that are worked on outside of transactions', () => {
  it('do not keep the rest from being handled when they fail, and wait before they are tried again', async () => {
    failing.add('a000');
    await aBacklog(['a000', 'b000']);
    expect(await due.settleOutside('end', clock.now(), endingOutside(clock.now()))).toBe(1);
    expect(await ended()).toEqual(['b000']);
    expect(await failures()).toMatchObject([{ key: 'a000', attempts: 1, error: 'Error: a000 fails' }]);
    failing.clear();
    expect(await due.settleOutside('end', clock.now(), endingOutside(clock.now()))).toBe(0);
    clock.advance({ seconds: 10 });
    expect(await due.settleOutside('end', clock.now(), endingOutside(clock.now()))).toBe(1);
    expect(await failures()).toEqual([]);
  });

  it('hold no lock meanwhile, and nobody else takes them', async () => {
    await aBacklog(['a000']);
    const others: number[] = [];
    const work = endingOutside(clock.now(), async () => {
      await execute(service.manager, sql`update booking set ends_at = ends_at where id = 'a000'`);
      others.push(await due.settleOutside('end', clock.now(), endingOutside(clock.now())));
    });
    expect(await due.settleOutside('end', clock.now(), work)).toBe(1);
    expect(others).toEqual([0]);
    expect(tried).toEqual(['a000']);
  });

  it('are tried again some minutes after a process died over them', async () => {
    await aBacklog(['a000']);
    let reached = () => {};
    const working = new Promise<void>((done) => (reached = done));
    const forever = endingOutside(clock.now(), () => {
      reached();
      return new Promise(() => {});
    });
    void due.settleOutside('end', clock.now(), forever);
    await working;
    clock.advance({ minutes: 5, ms: -1 });
    expect(await due.settleOutside('end', clock.now(), endingOutside(clock.now()))).toBe(0);
    clock.advance({ ms: 1 });
    expect(await due.settleOutside('end', clock.now(), endingOutside(clock.now()))).toBe(1);
    expect(await ended()).toEqual(['a000']);
  });

  it('that stay due are looked at once in a call', async () => {
    await aBacklog(['a000']);
    const { claim, keyOf, work } = endingOutside(clock.now());
    expect(await due.settleOutside('end', clock.now(), { claim, keyOf, work })).toBe(1);
    expect(await due.settleOutside('end', clock.now(), { claim, keyOf, work })).toBe(1);
    expect(tried).toEqual(['a000', 'a000']);
  });
});
