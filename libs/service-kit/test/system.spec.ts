import { MovableClock, SystemClock, SystemRandom, UuidIds } from '../src/index.js';

describe('system adapters', () => {
  it('the clock that can be moved runs on from where it was moved to', () => {
    const clock = new MovableClock();
    const moves: number[] = [];
    const stop = clock.onMoved(() => moves.push(clock.offset));
    clock.advance(3_600_000);
    expect(clock.now().getTime() - Date.now()).toBeGreaterThan(3_599_000);
    stop();
    clock.advance(1);
    expect(moves).toEqual([3_600_000]);
    expect(() => clock.advance(-1)).toThrow('forward');
  });

  it.each(['2026-03-14T10:00:00+01:00', '2199-12-31T23:59:59Z'])(
    'the clock runs on from %s where it starts there',
    (start) => {
      const clock = SystemClock.startingAt(new Date(start));
      expect(clock.now().getTime() - Date.parse(start)).toBeLessThan(1_000);
      expect(Date.now() + clock.offset - clock.now().getTime()).toBeLessThan(1_000);
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
