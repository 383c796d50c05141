import { Clock } from '@setpoint/kernel';
import { eventually, FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { MovableClock, insertRows, rowsOf, silentLog, sql, type DueWork } from '../src/index.js';
import { TimerRunner } from '../src/timers/timer-runner.js';
import { aBooking } from './fixture/bookings/builders.js';
import { BookingEntity } from './fixture/bookings/entities.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';

const DAY = 24 * 3_600_000;

describe('the timer runner', () => {
  const runners: TimerRunner[] = [];
  afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.stop())));
  const runner = (work: DueWork, clock: Clock = new FixedClock(), everyMs = 5) => {
    const made = new TimerRunner('spec', [{ name: 'Spec', everyMs, work }], clock, silentLog());
    runners.push(made);
    return made;
  };

  it('asks again and again, with the time of the clock', async () => {
    const clock = new FixedClock('2026-06-01T18:00:00Z');
    const seen: string[] = [];
    runner({ run: async (now) => (seen.push(now.toISOString()), 0) }, clock).start();
    await eventually(() => seen.length >= 3, 'it does not ask');
    expect(new Set(seen)).toEqual(new Set(['2026-06-01T18:00:00.000Z']));
  });

  it('asks at once again while something was due', async () => {
    let due = 5;
    const rounds: number[] = [];
    await runner({
      run: async () => {
        rounds.push(due);
        const handled = Math.min(due, 2);
        due -= handled;
        return handled;
      },
    }).runAll();
    expect(rounds).toEqual([5, 3, 1, 0]);
  });

  it('runs one turn of a timer at a time', async () => {
    let inside = 0;
    let most = 0;
    const made = runner({
      run: async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        return 0;
      },
    });
    made.start();
    await Promise.all([made.runAll(), made.runAll(), made.runAll()]);
    expect(most).toBe(1);
  });

  it('goes on after a failure', async () => {
    let turns = 0;
    const made = runner({
      run: async () => {
        turns += 1;
        if (turns === 1) throw new Error('rain');
        return 0;
      },
    });
    await expect(made.runAll()).rejects.toThrow('rain');
    made.start();
    await eventually(() => turns >= 3, 'it has given up');
  });

  it('takes one that always finds something for broken', async () => {
    await expect(runner({ run: async () => 1 }).runAll()).rejects.toThrow('again and again');
  });

  it('asks at once when the clock was moved', async () => {
    const clock = new MovableClock();
    const seen: Date[] = [];
    const before = clock.now().getTime();
    runner({ run: async (now) => (seen.push(now), 0) }, clock, 3_600_000).start();
    clock.advance(3 * DAY);
    await eventually(() => seen.some((now) => now.getTime() >= before + 3 * DAY), 'it has not noticed');
  });

  it('finishes its turn when it stops, and asks no more', async () => {
    const gate = Promise.withResolvers<number>();
    let turns = 0;
    const made = runner({
      run: () => {
        turns += 1;
        return gate.promise;
      },
    });
    const turn = made.runAll();
    await eventually(() => turns === 1, 'it has not begun');
    let over = false;
    const stopping = made.stop().then(() => (over = true));
    await Promise.resolve();
    expect(over).toBe(false);
    gate.resolve(1);
    await Promise.all([turn, stopping]);
    expect(turns).toBe(1);
  });
});

describe('timers of a service', () => {
  let one: TestService;
  let two: TestService;
  const clock = new FixedClock('2026-06-01T18:00:00Z');
  beforeEach(async () => {
    one = await startTestService(bookingsService, { clock });
    two = await startTestService(bookingsService, { clock, databaseUrl: one.databaseUrl });
  });
  afterEach(async () => {
    await two?.stop();
    await one?.stop();
  });
  const due = (id: string, at: string) => aBooking(id, { ends_at: new Date(at) });
  const ended = async () => {
    const rows = await rowsOf<{ id: string }>(one.manager, sql`select id from booking where ended order by id`);
    return rows.map(({ id }) => id);
  };

  it('handle what is due at the given instant and nothing before', async () => {
    await insertRows(one.manager, BookingEntity, [
      due('a', '2026-06-01T18:00:00.000Z'),
      due('b', '2026-06-01T18:00:00.001Z'),
    ]);
    await one.runTimers(new Date('2026-06-01T17:59:59.999Z'));
    expect(await ended()).toEqual([]);
    await one.runTimers();
    expect(await ended()).toEqual(['a']);
    await one.runTimers(new Date('2026-06-01T18:00:00.001Z'));
    expect(await ended()).toEqual(['a', 'b']);
  });

  it('of two replicas handle each due thing once', async () => {
    const ids = Array.from({ length: 21 }, (_, i) => `r${String(i).padStart(2, '0')}`);
    await insertRows(
      one.manager,
      BookingEntity,
      ids.map((id) => due(id, '2026-06-01T17:00:00Z')),
    );
    await Promise.all([one.runTimers(), two.runTimers()]);
    await one.runTimers();
    expect(await ended()).toEqual(ids);
  });
});
