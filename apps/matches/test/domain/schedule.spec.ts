import fc from 'fast-check';
import { DateTime } from 'luxon';
import { dayIn, findStartError, isFieldError, whenOf } from '../../src/domain/rules/schedule.js';

const start = (day: string, time: string, zone: string) => {
  const when = whenOf(day, time, 60, zone);
  return isFieldError(when) ? when.code : when.startsAt.toISOString();
};

describe('dates and times on the clocks of the court', () => {
  it.each([
    ['2026-03-28', '02:30', 'Europe/Rome', '2026-03-28T01:30:00.000Z'],
    ['2026-03-29', '01:59', 'Europe/Rome', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:00', 'Europe/Rome', 'SKIPPED_BY_CLOCK_CHANGE'],
    ['2026-03-29', '02:30', 'Europe/Rome', 'SKIPPED_BY_CLOCK_CHANGE'],
    ['2026-03-29', '03:00', 'Europe/Rome', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '18:00', 'Europe/Rome', '2026-03-29T16:00:00.000Z'],
    ['2026-10-24', '18:00', 'Europe/Rome', '2026-10-24T16:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Rome', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Rome', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25', '18:00', 'Europe/Rome', '2026-10-25T17:00:00.000Z'],
    ['2026-03-29', '01:00', 'Europe/London', 'SKIPPED_BY_CLOCK_CHANGE'],
    ['2026-03-29', '01:30', 'Europe/London', 'SKIPPED_BY_CLOCK_CHANGE'],
    ['2026-03-29', '02:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:00', 'Europe/London', '2026-10-25T02:00:00.000Z'],
    ['2026-07-01', '18:00', 'Europe/London', '2026-07-01T17:00:00.000Z'],
    ['2026-07-01', '18:00', 'Europe/Madrid', '2026-07-01T16:00:00.000Z'],
    ['2026-07-01', '18:00', 'Europe/Zurich', '2026-07-01T16:00:00.000Z'],
    ['2026-01-01', '18:00', 'Europe/Paris', '2026-01-01T17:00:00.000Z'],
  ])('MAT-03 reads %s %s in %s as %s', (day, time, zone, expected) => {
    expect(start(day, time, zone)).toBe(expected);
  });

  it('MAT-03 plays real minutes through a clock change', () => {
    const when = whenOf('2026-10-25', '01:30', 120, 'Europe/Rome');
    expect(!isFieldError(when) && when.endsAt.getTime() - when.startsAt.getTime()).toBe(120 * 60_000);
  });

  it('I18N-04 shows every start at the wished day and time', () => {
    const zones = ['Europe/Rome', 'Europe/London', 'Europe/Madrid', 'Europe/Paris', 'Europe/Zurich'];
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 366 * 24 * 4 }), (zone, quarter) => {
        const wall = DateTime.fromISO('2026-01-01T00:00', { zone: 'utc' }).plus({ minutes: quarter * 15 });
        const [day, time] = [wall.toFormat('yyyy-MM-dd'), wall.toFormat('HH:mm')];
        const when = whenOf(day, time, 60, zone);
        if (isFieldError(when)) return expect(when.code).toBe('SKIPPED_BY_CLOCK_CHANGE');
        const shown = DateTime.fromJSDate(when.startsAt, { zone });
        expect([shown.toFormat('yyyy-MM-dd'), shown.toFormat('HH:mm')]).toEqual([day, time]);
        expect(dayIn(when.startsAt, zone)).toBe(day);
        // The first of two equal wall times.
        expect(shown.minus({ hours: 1 }).toFormat('HH:mm')).not.toBe(time);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('how far ahead a match is planned', () => {
  const now = new Date('2026-06-01T10:00:00Z');
  it.each([
    ['0000-01-01T00:00:00Z', 'NOT_IN_THE_FUTURE'],
    ['2026-06-01T09:59:59.999Z', 'NOT_IN_THE_FUTURE'],
    ['2026-06-01T10:00:00Z', 'NOT_IN_THE_FUTURE'],
    ['2026-06-01T10:00:00.001Z', null],
    ['2028-05-31T10:00:00Z', null],
    ['2028-06-01T10:00:00Z', null],
    ['2028-06-01T10:00:00.001Z', 'TOO_FAR_AHEAD'],
    ['9999-12-31T00:00:00Z', 'TOO_FAR_AHEAD'],
  ])('MAT-03 from now to two years: %s → %s', (startsAt, error) => {
    expect(findStartError(new Date(startsAt), now)).toBe(error);
  });

  it('MAT-03 ends on the last of February when there is no 29th two years later', () => {
    const leapDay = new Date('2028-02-29T10:00:00Z');
    expect(findStartError(new Date('2030-02-28T10:00:00Z'), leapDay)).toBeNull();
    expect(findStartError(new Date('2030-03-01T10:00:00Z'), leapDay)).toBe('TOO_FAR_AHEAD');
  });
});
