import { createTexts, LANGUAGE_CODES } from '@setpoint/i18n';
import { composeCodeSms, composeReminderPush, composeReminderSms } from '../../src/domain/mail/reminders.js';
import { findSubscriptionRefusal } from '../../src/domain/push/subscription.js';
import { isReachable, NO_REACH, type Reach } from '../../src/domain/reach.js';
import { reminderChannel } from '../../src/domain/reminders.js';
import { aMatch } from '../builders.js';

const texts = createTexts();
const SITE = 'https://setpoint.example';
const reach: Reach = { ...NO_REACH, number: '+393331234567', subscriptions: ['b1'] };
const off = (channel: 'SMS' | 'PUSH') => ({ choices: [{ topic: 'REMINDERS', channel, enabled: false }] }) as const;

describe('reminders away from the app', () => {
  it.each([
    ['DAY', 'c1', 'PUSH'],
    ['DAY', null, 'PUSH'],
    ['HOUR', 'c1', 'SMS'],
    ['HOUR', null, null],
  ] as const)('REP-05~ go, a %s ahead, at court %s, by %s', (ahead, courtId, channel) => {
    expect(reminderChannel({ ahead, match: { courtId } })).toBe(channel);
  });

  it.each([
    ['SMS', {}, true],
    ['SMS', { number: null }, false],
    ['SMS', off('SMS'), false],
    ['SMS', off('PUSH'), true],
    ['SMS', { closed: true }, false],
    ['PUSH', {}, true],
    ['PUSH', { subscriptions: [] }, false],
    ['PUSH', off('PUSH'), false],
    ['PUSH', off('SMS'), true],
    ['PUSH', { closed: true }, false],
  ] as const)('REP-05~ reach by %s whom it reaches and who wants it: %o', (channel, but, expected) => {
    expect(isReachable({ ...reach, ...but }, 'REMINDERS', channel)).toBe(expected);
  });

  const match = aMatch({ matchId: '019a8f10-0000-7000-8000-000000000001' });
  const longName =
    'Associazione Sportiva Dilettantistica Tennis e Padel Club Città di Sant’Ambrogio sul Naviglio Grande';

  it.each(LANGUAGE_CODES)('REP-05~ fit one SMS of plain letters, with the whole link, in %s', (language) => {
    for (const court of [null, { name: longName, city: 'Milano' }]) {
      const sms = composeReminderSms({ match, language, court }, texts, SITE);
      expect(sms).toMatch(/^[\x20-\x7e]{1,160}$/);
      expect(sms).toContain('18:00');
      expect(sms.endsWith(`: ${SITE}/match/${match.matchId}`)).toBe(true);
    }
  });

  it.each(LANGUAGE_CODES)('REP-05~ NTF-09~ tell browsers when, where and what, in %s', (language) => {
    const court = { name: 'Tennis Club Navigli', city: 'Milano' };
    const push = composeReminderPush({ match, language, court }, texts, SITE);
    expect(push.subject).toMatch(/03\/06\/2026.+18:00/);
    const [body, url] = push.text.split('\n');
    expect(body).toContain('Tennis Club Navigli, Milano');
    expect(url).toBe(`${SITE}/match/${match.matchId}`);
  });

  it.each(LANGUAGE_CODES)('ACC-02~ a code comes in one SMS of plain letters, in %s', (language) => {
    expect(composeCodeSms('04217', language, texts)).toMatch(/^04217 [\x20-\x7e]{1,150}$/);
  });
});

describe('a browser that takes notifications', () => {
  const keys = {
    p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  };

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'http://127.0.0.1:9/abc',
  ])('has the push service of a browser: %s', (endpoint) => {
    expect(findSubscriptionRefusal({ endpoint, ...keys }, ['http://127.0.0.1:9'])).toBeNull();
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://notify.windows.com.evil.example/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'https://fcm.googleapis.com/a\nb',
    'file:///etc/passwd',
    'nonsense',
    `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
  ])('has no other address: %s', (endpoint) => {
    expect(findSubscriptionRefusal({ endpoint, ...keys }, [])).toBe('PUSH_ENDPOINT_NOT_ALLOWED');
  });

  it.each([
    { p256dh: '' },
    { p256dh: Buffer.alloc(65, 7).toString('base64url') },
    { auth: Buffer.alloc(15).toString('base64url') },
    { auth: 'no base64!' },
  ])('has keys of a browser, not %o', (but) => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    expect(findSubscriptionRefusal({ endpoint, ...keys, ...but }, [])).toBe('PUSH_KEYS_NOT_VALID');
  });
});
