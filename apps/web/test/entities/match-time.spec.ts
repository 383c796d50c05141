import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantOf, shownDate, shownInstant, shownTime, wallClock } from '../../src/entities/match/match-time.js';
import { timeAgo } from '../../src/entities/time/relative-time.js';

const ZONES = ['Europe/Rome', 'Europe/London', 'Europe/Madrid', 'Europe/Paris', 'Europe/Zurich'];

describe('dates and times of matches', () => {
  it('I18N-04 shows days as DD/MM/YYYY and times as HH:mm', () => {
    expect(shownDate('2026-06-01')).toBe('01/06/2026');
    expect(shownTime('09:05:00')).toBe('09:05');
  });

  it("I18N-04 shows instants in the match's own zone, whatever the reader's is", () => {
    expect(shownInstant('2026-06-01T22:30:00Z', 'Europe/Rome')).toBe('02/06/2026 00:30');
    expect(shownInstant('2026-06-01T22:30:00Z', 'Europe/London')).toBe('01/06/2026 23:30');
  });

  it.each([
    ['2026-03-28', '20:00', '2026-03-28T19:00:00.000Z'],
    ['2026-03-29', '20:00', '2026-03-29T18:00:00.000Z'],
    ['2026-10-24', '20:00', '2026-10-24T18:00:00.000Z'],
    ['2026-10-25', '20:00', '2026-10-25T19:00:00.000Z'],
  ])('MAT-03 knows the instant of %s %s in Rome around the changes of the clocks', (date, time, instant) => {
    expect(instantOf(date, time, 'Europe/Rome').toISOString()).toBe(instant);
  });

  it('I18N-04 finds back the wall clock of every instant that it made', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.constantFrom(...ZONES),
        (any, zone) => {
          const clock = wallClock(any, zone);
          expect(wallClock(instantOf(clock.date, clock.time, zone), zone)).toEqual(clock);
        },
      ),
    );
  });

  it.each([
    ['en', '2 hours ago'],
    ['it', '2 ore fa'],
    ['es', 'hace 2 horas'],
    ['fr', 'il y a 2 heures'],
  ])("NTF-04 says relative times in the reader's language: %s", (language, text) => {
    expect(timeAgo('2026-06-01T10:00:00Z', language, new Date('2026-06-01T12:20:00Z'))).toBe(text);
  });
});
