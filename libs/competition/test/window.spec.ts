import fc from 'fast-check';
import { DateTime } from 'luxon';
import { extend, windowOf, type PhaseOpening, type Window } from '../src/index.js';

const ROME = 'Europe/Rome';
const at = (local: string, timeZone = ROME) => DateTime.fromISO(local, { zone: timeZone }).toMillis();
const local = (instant: number, timeZone = ROME) =>
  DateTime.fromMillis(instant, { zone: timeZone }).toFormat("yyyy-MM-dd'T'HH:mm");
const closing = (opens: string, more: Partial<PhaseOpening> = {}) => {
  const timeZone = more.timeZone ?? ROME;
  return local(windowOf({ kind: 'PLAY_OFF', opensAt: at(opens, timeZone), timeZone, ...more }).closesAt, timeZone);
};

function extended(window: Window, timeZone = ROME, until?: number): Window {
  const outcome = extend(window, timeZone, until);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

describe('the window of a phase', () => {
  it('TRN-10 has five whole local days and ends at midnight', () => {
    expect(closing('2026-03-02T18:30')).toBe('2026-03-08T00:00');
    expect(closing('2026-03-02T00:00')).toBe('2026-03-07T00:00');
    expect(closing('2026-03-02T23:59')).toBe('2026-03-08T00:00');
  });

  it('TRN-10 is longer for a phase that opens in summer: 15 days, up to 30 as the tournament says', () => {
    expect(closing('2026-06-14T12:00')).toBe('2026-06-20T00:00');
    expect(closing('2026-06-15T12:00')).toBe('2026-07-01T00:00');
    expect(closing('2026-08-15T23:59')).toBe('2026-08-31T00:00');
    expect(closing('2026-08-16T00:00')).toBe('2026-08-21T00:00');
    expect(closing('2026-07-01T12:00', { summerDays: 30 })).toBe('2026-08-01T00:00');
    expect(closing('2026-05-01T12:00', { summerDays: 30 })).toBe('2026-05-07T00:00');
    expect(() => closing('2026-07-01T12:00', { summerDays: 31 })).toThrow(RangeError);
    expect(() => closing('2026-07-01T12:00', { summerDays: 14 })).toThrow(RangeError);
  });

  it('TRN-10 is longer for a phase that opens in the second half of December: 10 days of groups, 15 of a play-off', () => {
    expect(closing('2026-12-14T12:00', { kind: 'GROUPS' })).toBe('2026-12-20T00:00');
    expect(closing('2026-12-15T12:00', { kind: 'GROUPS' })).toBe('2026-12-26T00:00');
    expect(closing('2026-12-31T23:00', { kind: 'GROUPS' })).toBe('2027-01-11T00:00');
    expect(closing('2026-12-31T23:00')).toBe('2027-01-16T00:00');
    expect(closing('2027-01-01T00:00')).toBe('2027-01-06T00:00');
  });

  it('TRN-10 goes by the days where the tournament is', () => {
    const opensAt = Date.parse('2026-06-14T23:00:00Z');
    const days = (timeZone: string) => local(windowOf({ kind: 'GROUPS', opensAt, timeZone }).closesAt, timeZone);
    expect([days('Europe/Rome'), days('America/New_York')]).toEqual(['2026-07-01T00:00', '2026-06-20T00:00']);
    expect(() => days('Nowhere/Town')).toThrow(RangeError);
  });

  it('TRN-10 has whole days over both clock changes, also where clocks skip midnight', () => {
    const hours = (opens: string, timeZone: string) => {
      const { opensAt, closesAt } = windowOf({ kind: 'GROUPS', opensAt: at(opens, timeZone), timeZone });
      return (closesAt - opensAt) / 3_600_000;
    };
    expect(hours('2026-03-27T00:00', ROME)).toBe(5 * 24 - 1);
    expect(hours('2026-10-23T00:00', ROME)).toBe(5 * 24 + 1);
    expect(closing('2026-03-27T00:00')).toBe('2026-04-01T00:00');
    // Cairo puts clocks forward at 0:00: 24 April 2026 starts at 1:00
    expect(closing('2026-04-18T15:00', { timeZone: 'Africa/Cairo' })).toBe('2026-04-24T01:00');
    expect(closing('2026-04-24T01:00', { timeZone: 'Africa/Cairo' })).toBe('2026-04-29T00:00');
    // and back at 24:00, so that 23:00 of 29 October comes twice
    expect(closing('2026-10-25T00:00', { timeZone: 'Africa/Cairo' })).toBe('2026-10-30T00:00');
  });

  it('TRN-10 REP-03~ ends at the start of a local day, after at least the days it promises, wherever and whenever', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') }),
          fc.integer({ min: 19_723, max: 21_915 }).map((day) => day * 86_400_000),
        ),
        fc.constantFrom(ROME, 'America/Santiago', 'Africa/Cairo', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
        fc.constantFrom('GROUPS' as const, 'PLAY_OFF' as const),
        (opensAt, timeZone, kind) => {
          const window = windowOf({ kind, opensAt, timeZone });
          for (const { closesAt, extensions } of [window, extended(extended(window, timeZone), timeZone)]) {
            const [opens, closes] = [opensAt, closesAt].map((instant) =>
              DateTime.fromMillis(instant, { zone: timeZone }),
            );
            expect(closes!.equals(closes!.startOf('day'))).toBe(true);
            const before = opens!.equals(opens!.startOf('day')) ? 0 : 1;
            const days = closes!.set({ hour: 12 }).diff(opens!.startOf('day').set({ hour: 12 }), 'days').days - before;
            expect([5, 10, 15]).toContain(Math.round(days) - extensions * 3);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('REP-03~ is extended by three days, twice at most', () => {
    const window = windowOf({ kind: 'GROUPS', opensAt: at('2026-03-22T12:00'), timeZone: ROME });
    const once = extended(window);
    const twice = extended(once);
    expect([window, once, twice].map(({ closesAt }) => local(closesAt))).toEqual([
      '2026-03-28T00:00',
      '2026-03-31T00:00',
      '2026-04-03T00:00',
    ]);
    expect(extend(twice, ROME)).toEqual({ ok: false, code: 'MAX_EXTENSIONS_REACHED' });
  });

  it('REP-03~ never goes past the end of a league phase', () => {
    const window = windowOf({ kind: 'GROUPS', opensAt: at('2026-03-02T12:00'), timeZone: ROME });
    const until = at('2026-03-09T00:00');
    const once = extended(window, ROME, until);
    expect(once).toEqual({ ...window, closesAt: until, extensions: 1 });
    expect(extend(once, ROME, until)).toEqual({ ok: false, code: 'PHASE_ENDS' });
  });
});
