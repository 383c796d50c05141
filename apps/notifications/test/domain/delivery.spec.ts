import fc from 'fast-check';
import { nextTry } from '../../src/domain/next-try.js';
import { allChoices, findPreferenceRefusal, isChoosable, wants } from '../../src/domain/preferences.js';
import { findQuietHoursRefusal, nextDigest, quietUntil, USUAL_QUIET_HOURS } from '../../src/domain/quiet-hours.js';
import { NO_REACH } from '../../src/domain/reach.js';
import { CHANNELS, TOPICS, topicOf } from '../../src/domain/topics.js';
import { NOTIFICATION_TYPES } from '../../src/domain/notice.js';
import { verdictOn, type Leaving } from '../../src/domain/verdict.js';

const ROME = 'Europe/Rome';
const until = (now: string, hours = USUAL_QUIET_HOURS, zone: string | null = ROME) =>
  quietUntil(new Date(now), hours, zone)?.toISOString() ?? null;

describe('what somebody wants to be told of', () => {
  it('ACC-03 is a choice for each topic and channel, and SMS only remind', () => {
    expect(allChoices([])).toHaveLength(TOPICS.length * 3);
    expect(allChoices([]).filter(({ channel }) => channel === 'SMS')).toEqual([
      { topic: 'REMINDERS', channel: 'SMS', enabled: true },
    ]);
    expect(NOTIFICATION_TYPES.map(topicOf).every((topic) => TOPICS.includes(topic))).toBe(true);
  });

  it.each([
    ['MATCHES', 'EMAIL', true],
    ['MATCHES', 'PUSH', true],
    ['PEOPLE', 'PUSH', false],
    ['PEOPLE', 'EMAIL', true],
    ['REMINDERS', 'SMS', true],
    ['MATCHES', 'SMS', false],
    ['PAYMENTS', 'WHATSAPP', false],
  ] as const)('ACC-03 unless chosen: %s by %s is %s', (topic, channel, on) => {
    expect(wants([], topic, channel)).toBe(on);
  });

  it('ACC-03 is what was chosen last, whatever else was', () => {
    const choosable = fc
      .tuple(fc.constantFrom(...TOPICS), fc.constantFrom(...CHANNELS), fc.boolean())
      .map(([topic, channel, enabled]) => ({ topic, channel, enabled }))
      .filter((choice) => findPreferenceRefusal(choice) === null);
    fc.assert(fc.property(choosable, (choice) => wants([choice], choice.topic, choice.channel) === choice.enabled));
  });

  it.each(['PAYMENTS', 'ACCOUNT'] as const)('ACC-03 mails about %s can’t be turned off', (topic) => {
    const choice = { topic, channel: 'EMAIL', enabled: false } as const;
    expect(findPreferenceRefusal(choice)).toBe('PREFERENCE_ESSENTIAL');
    expect(wants([choice], topic, 'EMAIL')).toBe(true);
    expect(findPreferenceRefusal({ ...choice, channel: 'PUSH' })).toBeNull();
    expect(findPreferenceRefusal({ ...choice, enabled: true })).toBeNull();
  });

  it('ACC-03 knows no SMS about matches', () => {
    expect(findPreferenceRefusal({ topic: 'MATCHES', channel: 'SMS', enabled: true })).toBe('PREFERENCE_NOT_KNOWN');
    expect(isChoosable('REMINDERS', 'SMS')).toBe(true);
    expect(isChoosable('REMINDERS', 'WHATSAPP')).toBe(false);
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-06-03T19:59:59.999Z', null],
    ['2026-06-03T20:00:00.000Z', '2026-06-04T06:00:00.000Z'],
    ['2026-06-03T22:30:00.000Z', '2026-06-04T06:00:00.000Z'],
    ['2026-06-04T05:59:59.999Z', '2026-06-04T06:00:00.000Z'],
    ['2026-06-04T06:00:00.000Z', null],
  ])('NTF-07 at %s in Rome are over at %s', (now, end) => {
    expect(until(now)).toBe(end);
  });

  it.each([
    // The night of 29 March 2026 has seven hours of sleep less one, that of 25 October one more.
    ['2026-03-28T21:30:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T20:30:00.000Z', '2026-10-25T07:00:00.000Z'],
  ])('NTF-07 end at eight of the clock, also in a night in which clocks change: %s', (now, end) => {
    expect(until(now)).toBe(end);
  });

  it('NTF-07 that end within the hour that is left out end right after it', () => {
    expect(until('2026-03-29T00:30:00.000Z', { enabled: true, from: '23:00', until: '02:30' })).toBe(
      '2026-03-29T01:30:00.000Z',
    );
  });

  it('NTF-07 may lie within a day, in another zone, or be off', () => {
    const noon = { enabled: true, from: '13:00', until: '15:00' };
    expect(until('2026-06-03T12:00:00.000Z', noon)).toBe('2026-06-03T13:00:00.000Z');
    expect(until('2026-06-03T21:00:00.000Z', noon)).toBeNull();
    expect(until('2026-06-03T12:00:00.000Z', USUAL_QUIET_HOURS, 'Asia/Tokyo')).toBeNull();
    expect(until('2026-06-03T14:00:00.000Z', USUAL_QUIET_HOURS, 'Asia/Tokyo')).toBe('2026-06-03T23:00:00.000Z');
    expect(until('2026-06-03T22:00:00.000Z', { ...USUAL_QUIET_HOURS, enabled: false })).toBeNull();
    expect(until('2026-06-03T22:00:00.000Z', USUAL_QUIET_HOURS, null)).toBe('2026-06-04T06:00:00.000Z');
  });

  it('NTF-07 are over within a day, whenever one asks, and not at their end', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const shown = ([hour, minute]: readonly number[]) =>
      `${hour}`.padStart(2, '0') + ':' + `${minute}`.padStart(2, '0');
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        time,
        time,
        instants,
        fc.constantFrom(ROME, 'America/New_York', 'Asia/Kolkata'),
        (a, b, now, zone) => {
          fc.pre(shown(a) !== shown(b));
          const hours = { enabled: true, from: shown(a), until: shown(b) };
          const end = quietUntil(now, hours, zone);
          if (end === null) return true;
          const wait = end.getTime() - now.getTime();
          return wait > 0 && wait <= 25 * 3_600_000 && quietUntil(end, hours, zone) === null;
        },
      ),
    );
  });

  it.each([
    ['24:00', '08:00'],
    ['8:00', '22:00'],
    ['22:00', '22:00'],
    ['', ''],
  ])('NTF-07 are two different times of day: not %s to %s', (from, end) => {
    expect(findQuietHoursRefusal({ enabled: true, from, until: end })).toBe('QUIET_HOURS_NOT_VALID');
  });
});

describe('digests', () => {
  it.each([
    ['DAILY', '2026-06-03T05:59:59.999Z', '2026-06-03T06:00:00.000Z'],
    ['DAILY', '2026-06-03T06:00:00.000Z', '2026-06-04T06:00:00.000Z'],
    ['DAILY', '2026-10-24T12:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['WEEKLY', '2026-06-03T12:00:00.000Z', '2026-06-08T06:00:00.000Z'],
    ['WEEKLY', '2026-06-08T06:00:00.000Z', '2026-06-15T06:00:00.000Z'],
  ] as const)('NTF-07 %s news of %s go at %s', (frequency, now, at) => {
    expect(nextDigest(new Date(now), frequency, ROME).toISOString()).toBe(at);
  });
});

describe('whether a message may leave', () => {
  const night = new Date('2026-06-03T22:30:00Z');
  const morning = new Date('2026-06-04T06:00:00Z');
  const leaving: Leaving = { channel: 'PUSH', topic: 'MATCHES', wasRead: false, goodUntil: null };
  const of = (but: Partial<Leaving>, reach = {}, now = night) =>
    verdictOn({ ...leaving, ...but }, { ...NO_REACH, timeZone: ROME, ...reach }, now);
  const off = (topic: Leaving['topic'], channel: Leaving['channel']) => ({
    choices: [{ topic: topic!, channel, enabled: false }],
  });

  it('NTF-07 what rings waits for the morning, a mail does not', () => {
    const on = { choices: [{ topic: 'MATCHES', channel: 'WHATSAPP', enabled: true }] };
    expect(of({})).toEqual({ kind: 'LATER', at: morning });
    expect(of({ channel: 'WHATSAPP' }, on)).toEqual({ kind: 'LATER', at: morning });
    expect(of({ channel: 'SMS', topic: 'REMINDERS' })).toEqual({ kind: 'LATER', at: morning });
    expect(of({ topic: 'CHAT' })).toEqual({ kind: 'LATER', at: morning });
    expect(of({ channel: 'EMAIL' })).toEqual({ kind: 'NOW' });
    expect(of({}, {}, morning)).toEqual({ kind: 'NOW' });
  });

  it.each([
    [0, 'NOW'],
    [1, 'LATER'],
  ])('NTF-07 rings at once of a match that starts %i ms after the quiet hours', (ms, kind) => {
    expect(of({ goodUntil: new Date(morning.getTime() + ms) }).kind).toBe(kind);
  });

  it('NTF-07 what was turned off or read never leaves', () => {
    expect(of({}, off('MATCHES', 'PUSH'))).toEqual({ kind: 'NEVER', reason: 'TURNED_OFF' });
    expect(of({ channel: 'EMAIL' }, off('MATCHES', 'EMAIL'))).toEqual({ kind: 'NEVER', reason: 'TURNED_OFF' });
    expect(of({ wasRead: true })).toEqual({ kind: 'NEVER', reason: 'READ' });
  });

  it('NTF-07 to a closed account only mails about money leave, and what it asked for', () => {
    expect(of({ channel: 'EMAIL' }, { closed: true })).toEqual({ kind: 'NEVER', reason: 'ACCOUNT_CLOSED' });
    expect(of({ channel: 'EMAIL', topic: 'PAYMENTS' }, { closed: true })).toEqual({ kind: 'NOW' });
    expect(of({ channel: 'SMS', topic: null }, { closed: true })).toEqual({ kind: 'NOW' });
  });
});

describe('when a message is tried again', () => {
  const now = new Date('2026-06-03T12:00:00Z');
  const seconds = (tries: number, after = 0, dueAt = now) => {
    const at = nextTry(tries, dueAt, now, after);
    return at === null ? null : (at.getTime() - now.getTime()) / 1_000;
  };

  it('NTF-08 soon at first, hourly in the end, never before the provider asked for it', () => {
    expect([1, 2, 3, 11, 12, 60].map((tries) => seconds(tries))).toEqual([2, 4, 8, 2_048, 3_600, 3_600]);
    expect(seconds(1, 120)).toBe(120);
    expect(seconds(12, 10)).toBe(3_600);
  });

  it('NTF-08 until two days after it was due', () => {
    const before = (ms: number) => new Date(now.getTime() - 48 * 3_600_000 + ms);
    expect(seconds(1, 0, before(2_000))).toBe(2);
    expect(seconds(1, 0, before(1_999))).toBeNull();
  });
});
