import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarFile, type CalendarEntry } from '../../src/entities/match/calendar-file.js';

const entry: CalendarEntry = {
  uid: 'match-1@setpoint',
  title: 'Tennis, singles: Ana – Ben',
  startsAt: '2026-06-01T16:30:00Z',
  minutes: 90,
  place: 'Tennis Lorenteggio, Milano',
  url: 'https://setpoint.example/match/1',
  createdAt: '2026-05-20T10:00:00Z',
};
const now = new Date('2026-05-20T10:05:00Z');
const lines = (file: string) => file.split('\r\n');

describe('calendar file of a match', () => {
  it('MAT-16 carries start, end, place and an id that stays', () => {
    expect(lines(calendarFile(entry, now))).toEqual(
      expect.arrayContaining([
        'UID:match-1@setpoint',
        'DTSTART:20260601T163000Z',
        'DTEND:20260601T180000Z',
        'LOCATION:Tennis Lorenteggio\\, Milano',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('MAT-16 a later file wins over an earlier one', () => {
    const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)![1]);
    const later = new Date('2026-05-21T10:00:00Z');
    expect(sequence(calendarFile(entry, later))).toBeGreaterThan(sequence(calendarFile(entry, now)));
    expect(calendarFile({ ...entry, cancelled: true }, later)).toContain('STATUS:CANCELLED');
  });

  it('MAT-16 folds and escapes whatever a title holds', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom('\n', ';', ',', '\\', 'é', '🎾', ' '),
            fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
          ),
          maxLength: 120,
        }),
        (title) => {
          const file = calendarFile({ ...entry, title }, now);
          for (const line of lines(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          const summary = /SUMMARY:([\s\S]*?)\r\nLOCATION/.exec(file.replaceAll('\r\n ', ''))![1]!;
          const unescaped = summary.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
          expect(unescaped).toBe(title);
        },
      ),
    );
  });
});
