import { CountingIds, CountingUuids, courtOwner, FixedClock, player, SeededRandom, support } from '../src/index.js';

describe('what tests hold still', () => {
  it('time stands until it is moved', () => {
    const clock = new FixedClock('2026-06-01T18:00:00Z');
    expect(clock.now()).toEqual(clock.now());
    expect(clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4, ms: 5 }).toISOString()).toBe(
      '2026-06-02T20:03:04.005Z',
    );
    expect(clock.set('2026-01-01T00:00:00Z').toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(() => new FixedClock('some day')).toThrow('no instant');
  });

  it('time that was read does not move what is kept', () => {
    const clock = new FixedClock('2026-06-01T18:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now().getFullYear()).toBe(2026);
  });

  it('the same seed gives the same numbers, evenly spread', () => {
    const [one, two, other] = [new SeededRandom(42), new SeededRandom(42), new SeededRandom(43)];
    const numbers = Array.from({ length: 1_000 }, () => one.next());
    expect(numbers.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => two.next()));
    expect(other.next()).not.toBe(numbers[0]);
    expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
    const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });

  it('ids count', () => {
    const ids = new CountingIds('m');
    expect([ids.next(), ids.next()]).toEqual(['m-1', 'm-2']);
    expect(new CountingUuids().next()).toBe('00000000-0000-7000-8000-000000000001');
  });

  it('people have their roles', () => {
    expect(player('ana')).toMatchObject({ kind: 'user', userId: 'ana', roles: [] });
    expect(courtOwner().roles).toEqual(['COURT_OWNER']);
    expect(support().roles).toEqual(['SUPPORT']);
  });
});
