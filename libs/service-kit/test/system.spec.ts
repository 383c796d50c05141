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
    clock.reset();
    expect(moves).toEqual([3_600_000]);
    expect(showsSystemTime(clock, 0)).toBe(true);
    expect(showsSystemTime(new SystemClock(), 0)).toBe(true);
    expect(() => clock.advance(-1)).toThrow('forward');
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
