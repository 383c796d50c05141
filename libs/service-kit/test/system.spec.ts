import type { Clock } from '@setpoint/kernel';
import { MovableClock, SystemClock, SystemRandom, UuidIds } from '../src/index.js';

/** It shows the system's time and so many milliseconds more. */
function showsSystemTime(clock: Clock, aheadMs: number): boolean {
  const before = Date.now();
  const shown = clock.now().getTime() - aheadMs;
  return before <= shown && shown <= Date.now();
}

describe('system adapters', () => {
  it('the clock that can be moved runs on from where it was moved to', () => {
    const clock = new MovableClock();
    const moves: number[] = [];
    const stop = clock.onMoved(() => moves.push(clock.offset));
    clock.advance(3_600_000);
    expect(showsSystemTime(clock, 3_600_000)).toBe(true);
    stop();
    clock.advance(1);
    expect(moves).toEqual([3_600_000]);
    expect(() => clock.advance(-1)).toThrow('forward');
  });

  it.each(['2026-03-14T10:00:00+01:00', '2199-12-31T23:59:59Z'])(
    'the clock runs on from %s where it starts there',
    (start) => {
      const before = Date.now();
      const clock = SystemClock.startingAt(new Date(start));
      const passed = clock.now().getTime() - Date.parse(start);
      expect(passed >= 0 && passed <= Date.now() - before).toBe(true);
      expect(showsSystemTime(clock, clock.offset)).toBe(true);
    },
  );

  it('the clock shows the machine’s time where nothing else is set', () => {
    expect(SystemClock.startingAt().offset).toBe(0);
  });

  it('ids sort by their creation', () => {
    const ids = new UuidIds();
    const made = Array.from({ length: 100 }, () => ids.next());
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(100);
  });

  it('random numbers stay below their bound', () => {
    const random = new SystemRandom();
    const rolled = new Set(Array.from({ length: 200 }, () => random.int(3)));
    expect([...rolled].toSorted()).toEqual([0, 1, 2]);
  });
});
