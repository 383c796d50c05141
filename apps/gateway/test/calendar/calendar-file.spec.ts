import { createTexts, LANGUAGE_CODES, type LanguageCode } from '@setpoint/i18n';
import fc from 'fast-check';
import type { ShownEntry } from '../../src/calendar/calendar-query.js';
import { calendarFile } from '../../src/calendar/calendar-file.js';
import { competitionEntries } from '../../src/calendar/competition-entries.js';
import { entryWords } from '../../src/calendar/entry-words.js';
import { aMatch, anEntry, seat } from './an-entry.js';
import { componentsIn, eventsIn, valueOf } from './read-back.js';

const texts = createTexts();
const wordsIn = (language: LanguageCode) => entryWords(texts, language, 'https://setpoint.example');
const fileOf = (...entries: ShownEntry[]) => calendarFile(entries, wordsIn('en'));
const read = (entry: ShownEntry) => eventsIn(fileOf(entry))[0]!;

describe('times', () => {
  it.each([
    ['Europe/Rome', 'in winter', '2026-03-28T17:00:00Z', '18:00', '+01:00'],
    ['Europe/Rome', 'after the clocks went forward', '2026-03-29T16:00:00Z', '18:00', '+02:00'],
    ['Europe/Rome', 'before the clocks go back', '2026-10-24T16:00:00Z', '18:00', '+02:00'],
    ['Europe/Rome', 'after the clocks went back', '2026-10-25T17:00:00Z', '18:00', '+01:00'],
    ['Europe/London', 'after the clocks went forward', '2026-03-29T09:00:00Z', '10:00', '+01:00'],
    ['Europe/London', 'after the clocks went back', '2026-10-25T10:00:00Z', '10:00', '+00:00'],
    ['Europe/Madrid', 'before the clocks go forward', '2027-03-27T19:30:00Z', '20:30', '+01:00'],
    ['Europe/Madrid', 'after the clocks went forward', '2027-03-28T18:30:00Z', '20:30', '+02:00'],
    ['Atlantic/Canary', 'in summer', '2026-07-01T19:00:00Z', '20:00', '+01:00'],
    ['America/New_York', 'in summer', '2026-07-01T22:00:00Z', '18:00', '-04:00'],
  ])('BYD-05~ are those of the clocks in %s, %s', (timeZone, _when, startsAt, shown, offset) => {
    const endsAt = new Date(Date.parse(startsAt) + 5_400_000).toISOString();
    const { startDate, endDate } = read(anEntry({ timeZone, startsAt, endsAt }));
    expect(startDate.zone.tzid).toBe(timeZone);
    expect(startDate.toString().slice(11, 16)).toBe(shown);
    expect(startDate.utcOffset()).toBe((offset.startsWith('-') ? -1 : 1) * Number(offset.slice(1, 3)) * 3600);
    expect(startDate.toJSDate().toISOString()).toBe(new Date(startsAt).toISOString());
    expect(endDate.toJSDate().toISOString()).toBe(endsAt);
  });

  it('BYD-05~ bring the rules of each zone along, once', () => {
    const entries = [anEntry(), anEntry({ uid: 'b' }), anEntry({ uid: 'c', timeZone: 'Europe/London' })];
    const zones = componentsIn(fileOf(...entries)).getAllSubcomponents('vtimezone');
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/Rome', 'Europe/London']);
  });

  it('BYD-05~ know a zone under its older name, and count one that nobody knows in UTC', () => {
    expect(read(anEntry({ timeZone: 'Asia/Calcutta' })).startDate.zone.tzid).toBe('Asia/Kolkata');
    const unknown = read(anEntry({ timeZone: 'Mars/Olympus' })).startDate;
    expect([unknown.zone.tzid, unknown.toJSDate().toISOString()]).toEqual(['UTC', '2026-06-10T16:00:00.000Z']);
  });
});

describe('a match', () => {
  it('MAT-16~ BYD-05~ says who plays, where and since when it is so', () => {
    const event = read(anEntry());
    expect(event.summary).toBe('Tennis match, Singles: Ana – Ben');
    expect(event.location).toBe('Tennis Club\nVia Arona 15, Milano');
    expect(valueOf(event, 'geo')).toEqual([45.47, 9.15]);
    expect(valueOf(event, 'url')).toBe('https://setpoint.example/match/open');
    expect(String(valueOf(event, 'dtstamp'))).toBe('2026-06-01T07:00:00Z');
    expect(String(valueOf(event, 'last-modified'))).toBe('2026-06-01T07:00:00Z');
    expect([valueOf(event, 'status'), valueOf(event, 'transp')]).toEqual(['CONFIRMED', 'OPAQUE']);
  });

  it('MAT-05~ names guests who play beside the players', () => {
    const guests = [
      { name: 'Giulia', side: 'B', badge: 'ACCEPTED' },
      { name: 'Dino', side: 'B', badge: 'AWAY' },
    ] as const;
    const match = aMatch({ numberPlayers: 2, teamA: [seat('Ana'), seat('Carla')], guests });
    expect(read(anEntry({ match })).summary).toBe('Tennis match, Doubles: Ana / Carla – Ben / Giulia');
  });

  it('BYD-05~ says what is still open, without those who have not accepted', () => {
    const match = aMatch({
      numberPlayers: 2,
      missing: 2,
      booked: false,
      teamA: [seat('Ana'), seat('Carla')],
      teamB: [seat('Ben', 'AWAY')],
    });
    const event = read(anEntry({ status: 'TENTATIVE', match }));
    expect(event.summary).toBe('Tennis match, Doubles: Ana / Carla – ? / ?');
    expect(event.description.split('\n')).toEqual([
      '2 free places',
      'The court isn’t booked yet',
      'https://setpoint.example/match/open',
    ]);
    const nowhere = read(anEntry({ status: 'TENTATIVE', match: aMatch({ court: null, message: 'new balls' }) }));
    expect(nowhere.description.split('\n')).toEqual([
      'No court yet',
      'new balls',
      'https://setpoint.example/match/open',
    ]);
    expect(nowhere.location ?? null).toBeNull();
  });

  it('BYD-05~ reminds of it while it can still be left, once it is settled', () => {
    const alarm = read(anEntry()).component.getFirstSubcomponent('valarm')!;
    expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('-PT2H');
    for (const status of ['TENTATIVE', 'CANCELLED'] as const)
      expect(read(anEntry({ status })).component.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('BYD-05~ that is called off says so, and one that the player is out of names nobody', () => {
    const calledOff = read(anEntry({ status: 'CANCELLED', sequence: 7 }));
    expect([valueOf(calledOff, 'status'), calledOff.sequence]).toEqual(['CANCELLED', 7]);
    expect(calledOff.description).toMatch(/^Called off\.\n/);
    const out = read(anEntry({ status: 'CANCELLED', match: null }));
    expect([out.summary, out.description ?? null, out.location ?? null, valueOf(out, 'url')]).toEqual([
      'A match you’re not in any more',
      null,
      null,
      null,
    ]);
  });
});

it('BYD-05~ shows a deadline without taking time', () => {
  const event = read(anEntry({ uid: 'enter-result-open@setpoint', kind: 'ENTER_RESULT' }));
  expect(event.summary).toBe('Enter the result. Tennis match, Singles: Ana – Ben');
  expect(event.description).toMatch(/^By 10\/06\/2026 at 19:00, local time\.\n/);
  expect([valueOf(event, 'transp'), event.location ?? null]).toEqual(['TRANSPARENT', null]);
  expect(event.component.getFirstSubcomponent('valarm')).toBeNull();
});

it('BYD-05~ names a feed and how often to read it; the file of one match has neither', () => {
  const feed = componentsIn(calendarFile([], wordsIn('fr'), wordsIn('fr').calendarName('Ana')));
  expect(feed.getFirstPropertyValue('x-wr-calname')).toBe('Setpoint : Ana');
  expect(String(feed.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(String(feed.getFirstPropertyValue('x-published-ttl'))).toBe('PT1H');
  const file = componentsIn(fileOf(anEntry()));
  expect(file.getFirstPropertyValue('x-wr-calname')).toBeNull();
});

it.each(LANGUAGE_CODES)('BYD-05~ I18N-01~ says every kind of entry in %s', (language) => {
  const kinds = ['MATCH', 'PLAY_PERIOD', 'INVITATION', 'ORGANISE', 'VOTE', 'ENTER_RESULT', 'CONFIRM_RESULT', 'ANSWER_NO_SHOW'] as const; // oxfmt-ignore
  const todos = ['PAY', 'TAKE_OFFERED_PLACE', 'ENTER_AVAILABILITY', 'SETTLE_PAYMENT'] as const;
  const competition = { name: 'Coppa', path: '/tournament/cup' };
  const titles = [
    ...kinds.map((kind) => wordsIn(language).title(anEntry({ kind }))),
    ...todos.map((kind) => wordsIn(language).title(anEntry({ kind, match: null, competition }))),
  ];
  expect(new Set(titles).size).toBe(kinds.length + todos.length);
  expect(titles.join()).not.toMatch(/[a-z]\.[A-Z]{3}|\{\{/);
});

it('BYD-05 holds what tournaments and leagues wait for, without taking time', () => {
  const createdAt = '2026-06-01T08:00:00.000Z';
  const until = '2026-06-10T16:00:00.000Z';
  const timeZone = 'Europe/Rome';
  const deadlines = (ends: string) =>
    competitionEntries({
      myRegistrations: [
        {
          ...{ id: 'r1', createdAt },
          tournament: {
            ...{ id: 'cup', name: 'Coppa', timeZone },
            myTasks: [
              { kind: 'PAY', until: ends },
              { kind: 'PLAY', until: ends },
              { kind: 'TAKE_AWARD', until: null },
            ],
          },
        },
      ],
      mySubscriptions: [
        { id: 's1', state: 'SUSPENDED', createdAt, until: ends, league: { id: 'lega', name: 'Lega', timeZone } },
        { id: 's2', state: 'ACTIVE', createdAt, until: null, league: { id: 'lega', name: 'Lega', timeZone } },
      ],
    });
  const events = eventsIn(fileOf(...deadlines(until)));
  expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
    ['pay-tournament-r1@setpoint', 'Pay for your place. Coppa'],
    ['settle-payment-league-s1@setpoint', 'Put the payment right. Lega'],
  ]);
  const [due] = events;
  expect(due!.description).toContain('By 10/06/2026 at 18:00');
  expect(due!.description).toContain('https://setpoint.example/tournament/cup');
  expect(due!.endDate.toJSDate().toISOString()).toBe(until);
  const [later] = eventsIn(fileOf(...deadlines('2026-06-11T16:00:00.000Z')));
  expect(later!.uid).toBe(due!.uid);
  expect(later!.sequence).toBeGreaterThan(due!.sequence);
});

describe('whatever people write', () => {
  const unkind = fc
    .string({ unit: 'grapheme', maxLength: 120 })
    .map((text) => `${text}\r\nEND:VEVENT\nX:1;,\\ \u0007\u001b🎾`);

  it('BYD-05~ stays text: nothing of it becomes a line of its own', () => {
    fc.assert(
      fc.property(unkind, unkind, unkind, (name, message, address) => {
        const court = { name, address, city: 'Milano', lat: 1, lng: 2 };
        const text = fileOf(anEntry({ match: aMatch({ message, court, teamA: [seat(name)] }) }));
        const events = eventsIn(text);
        expect(events).toHaveLength(1);
        const properties = events[0]!.component.getAllProperties().map((each) => each.name);
        expect(new Set(properties).size).toBe(properties.length);
        expect(properties).not.toContain('x');
        expect(text).not.toMatch(/[^\P{Cc}\r\n\t]/u);
        expect(events[0]!.summary).toContain('END:VEVENT\nX:1;,\\ 🎾');
      }),
    );
  });

  it('BYD-05~ is folded into lines of 75 octets at most, between characters', () => {
    fc.assert(
      fc.property(unkind, (message) => {
        const lines = fileOf(anEntry({ match: aMatch({ message }) })).split('\r\n');
        expect(lines.at(-1)).toBe('');
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n\ufffd]/);
        }
      }),
    );
  });
});
