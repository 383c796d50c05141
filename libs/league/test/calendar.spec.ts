import fc from 'fast-check';
import { DateTime } from 'luxon';
import { dayAfter, daysLater, daysOf, DAYS_OF_ROUND, momentOf, NOTICE_DAYS, ROUNDS, timesOf } from '../src/calendar.js';
import { isSamePhase, phaseAfter, phaseBefore, type Phase } from '../src/phase.js';

/** Both hemispheres, half hours, and clocks that change at midnight. */
const ZONES = [
  'Europe/Rome',
  'Europe/London',
  'Europe/Lisbon',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'Asia/Amman',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Auckland',
];
const zone = fc.constantFrom(...ZONES);
const year = fc.integer({ min: 1990, max: 2120 });
const phase = fc.record({ year, number: fc.constantFrom(1 as const, 2 as const, 3 as const) });
const MINUTE_MS = 60_000;

const local = (instant: Date, timeZone: string) => DateTime.fromJSDate(instant, { zone: timeZone });
const dayIn = (instant: Date, timeZone: string) => local(instant, timeZone).toISODate()!;
const justBefore = (instant: Date) => new Date(+instant - 1);
const rome = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Rome' }).toJSDate();

describe('the phases of a year', () => {
  it.each([
    [1, '2027-01-02', '2027-03-31'],
    [2, '2027-04-01', '2027-06-30'],
    [3, '2027-09-01', '2027-11-30'],
  ] as const)('LEA-01 phase %i lasts from %s to the end of %s', (number, first, last) => {
    const { startsAt, endsAt } = timesOf({ year: 2027, number }, 'Europe/Rome');
    expect(startsAt).toEqual(rome(`${first}T00:00`));
    expect(endsAt).toEqual(DateTime.fromISO(last, { zone: 'Europe/Rome' }).plus({ days: 1 }).toJSDate());
  });

  it('LEA-01 all borders are the first instants of local days, over clock changes and leap years', () => {
    fc.assert(
      fc.property(phase, zone, (of, timeZone) => {
        const times = timesOf(of, timeZone);
        const spans = [times, times.enrolment, times.charging, ...times.rounds, times.final];
        for (const border of spans.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])) {
          expect(dayIn(justBefore(border), timeZone) < dayIn(border, timeZone)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('LEA-05 a first day for charges, nine rounds of nine days and seven days or more for the final fill a phase', () => {
    fc.assert(
      fc.property(phase, zone, (of, timeZone) => {
        const { startsAt, endsAt, charging, rounds, final } = timesOf(of, timeZone);
        const parts = [charging, ...rounds, final];
        expect(charging.startsAt).toEqual(startsAt);
        expect(final.endsAt).toEqual(endsAt);
        parts.slice(1).forEach((part, i) => expect(part.startsAt).toEqual(parts[i]!.endsAt));
        expect(daysOf(charging, timeZone)).toHaveLength(1);
        expect(rounds.map((round) => daysOf(round, timeZone).length)).toEqual(Array(ROUNDS).fill(DAYS_OF_ROUND));
        const isLeap = DateTime.local(of.year).isInLeapYear;
        expect(daysOf(final, timeZone)).toHaveLength(of.number > 1 ? 9 : isLeap ? 8 : 7);
      }),
      { numRuns: 150 },
    );
  });

  it('a day on which midnight comes twice starts with the first one', () => {
    const { endsAt } = timesOf({ year: 2012, number: 3 }, 'America/Havana').rounds[6]!;
    expect([justBefore(endsAt), endsAt].map((instant) => dayIn(instant, 'America/Havana'))).toEqual([
      '2012-11-03',
      '2012-11-04',
    ]);
  });

  it('a round over the change of the clocks has nine days and one hour less', () => {
    const { rounds, final } = timesOf({ year: 2027, number: 1 }, 'Europe/Rome');
    expect([...rounds, final].map(({ startsAt, endsAt }) => (+endsAt - +startsAt) / (60 * MINUTE_MS))).toEqual([
      ...Array(9).fill(9 * 24),
      7 * 24 - 1,
    ]);
    const autumn = timesOf({ year: 2027, number: 3 }, 'Europe/Rome').rounds;
    expect(autumn.map(({ startsAt, endsAt }) => (+endsAt - +startsAt) / (60 * MINUTE_MS) - 9 * 24)).toEqual([
      0, 0, 0, 0, 0, 0, 1, 0, 0,
    ]);
  });

  it('LEA-09 enrolment opens thirty days before the phase and ends when it starts', () => {
    const { enrolment, startsAt } = timesOf({ year: 2027, number: 2 }, 'Europe/Rome');
    expect(enrolment).toEqual({ startsAt: rome('2027-03-02T00:00'), endsAt: startsAt });
    fc.assert(
      fc.property(phase, zone, (of, timeZone) => {
        const { enrolment } = timesOf(of, timeZone);
        expect(daysOf(enrolment, timeZone)).toHaveLength(NOTICE_DAYS);
      }),
      { numRuns: 100 },
    );
  });

  it('a day later is the same time of the day, also when the clocks change between', () => {
    const before = rome('2027-03-27T18:00');
    expect(daysLater(before, 1, 'Europe/Rome')).toEqual(rome('2027-03-28T18:00'));
  });
});

describe('what a moment belongs to', () => {
  const at = (text: string) => momentOf(rome(text), 'Europe/Rome');

  it.each([
    ['2027-01-01T23:59:59.999', null, 1, 1],
    ['2027-01-02T00:00', 'CHARGING', null, 2],
    ['2027-01-02T23:59:59.999', 'CHARGING', null, 2],
    ['2027-01-03T00:00', 'ROUND 1', null, 2],
    ['2027-01-11T23:59:59.999', 'ROUND 1', null, 2],
    ['2027-01-12T00:00', 'ROUND 2', null, 2],
    ['2027-03-01T23:59:59.999', 'ROUND 7', null, 2],
    ['2027-03-02T00:00', 'ROUND 7', 2, 2],
    ['2027-03-25T00:00', 'FINAL', 2, 2],
    ['2027-03-31T23:59:59.999', 'FINAL', 2, 2],
    ['2027-04-01T00:00', 'CHARGING', null, 3],
    ['2027-07-01T00:00', null, null, 3],
    ['2027-08-01T23:59:59.999', null, null, 3],
    ['2027-08-02T00:00', null, 3, 3],
  ])('LEA-01~ %s is %p, enrolling for %p, next is %p', (text, part, enrolling, next) => {
    const moment = at(text);
    const { playing } = moment;
    expect(playing && (playing.part.kind === 'ROUND' ? `ROUND ${playing.part.number}` : playing.part.kind)).toBe(part);
    expect(moment.enrolling?.number ?? null).toBe(enrolling);
    expect(moment.next.number).toBe(next);
  });

  it('the first phase of a year is enrolled for in the year before', () => {
    expect(at('2027-12-03T00:00')).toEqual({
      playing: null,
      enrolling: { year: 2028, number: 1 },
      next: { year: 2028, number: 1 },
    });
  });

  it('LEA-01~ agrees with the phases, whatever the moment and the zone', () => {
    const instant = fc.date({ min: new Date('1990-03-01'), max: new Date('2120-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, zone, (now, timeZone) => {
        const { playing, enrolling, next } = momentOf(now, timeZone);
        const upcoming = timesOf(next, timeZone);
        const last = timesOf(phaseBefore(next), timeZone);
        expect(upcoming.startsAt > now && last.startsAt <= now).toBe(true);
        expect(playing !== null).toBe(now < last.endsAt);
        if (playing) expect(isSamePhase(playing.phase, last.phase)).toBe(true);
        expect(enrolling !== null).toBe(now >= upcoming.enrolment.startsAt);
        if (enrolling) expect(isSamePhase(enrolling, next)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('phases follow each other across years', () => {
    fc.assert(
      fc.property(phase, (of: Phase) => {
        expect(phaseBefore(phaseAfter(of))).toEqual(of);
        expect(timesOf(phaseAfter(of), 'UTC').startsAt >= timesOf(of, 'UTC').endsAt).toBe(true);
      }),
    );
  });
});

describe('days later', () => {
  it('LEA-05~ begin with their first instant, whatever clocks do on the way', () => {
    expect(dayAfter(rome('2027-03-27T13:45'), 1, 'Europe/Rome')).toEqual(rome('2027-03-28T00:00'));
    expect(dayAfter(rome('2027-03-27T13:45'), 2, 'Europe/Rome')).toEqual(rome('2027-03-29T00:00'));
    expect(dayAfter(rome('2027-10-31T00:00'), 1, 'Europe/Rome')).toEqual(rome('2027-11-01T00:00'));
    expect(dayAfter(rome('2027-01-12T00:00'), -1, 'Europe/Rome')).toEqual(rome('2027-01-11T00:00'));
    fc.assert(
      fc.property(phase, zone, fc.integer({ min: -40, max: 40 }), (of, timeZone, days) => {
        const { startsAt } = timesOf(of, timeZone);
        const at = dayAfter(startsAt, days, timeZone);
        expect(dayIn(at, timeZone)).toBe(local(startsAt, timeZone).plus({ days }).toISODate());
        expect(dayIn(justBefore(at), timeZone) < dayIn(at, timeZone)).toBe(true);
      }),
    );
  });
});
