import { matchProposed, matchReminderDue, resultEntered, timesProposed, type DataOf } from '@setpoint/events';
import { createTexts, LANGUAGES, type LanguageCode } from '@setpoint/i18n';
import { composeAccountMail, onSite } from '../../src/domain/mail/account-mails.js';
import { renderMail } from '../../src/domain/mail/render-mail.js';
import { dayAndTime } from '../../src/domain/mail/local-time.js';
import { mailOf } from '../../src/domain/mail/mail-content.js';
import { mailFor, type MatchMailTemplate } from '../../src/domain/mail/mail-rules.js';
import { composeMatchMail, type MatchMail, type MatchMailContent } from '../../src/domain/mail/match-mails.js';
import { scoreLine } from '../../src/domain/mail/score-line.js';
import { withoutSecrets } from '../../src/domain/mail/secrets.js';
import { NOTIFICATION_TYPES } from '../../src/domain/notice.js';
import { recipientsOf } from '../../src/domain/recipients.js';
import { aMatch, anEvent, aResult } from '../builders.js';

const texts = createTexts();
const WEB = 'https://setpoint.example';
const COUNTS_AT = '2026-06-06T17:30:00Z';
const A_FIXTURE = {
  ...{ fixtureId: 'f1', revision: 1, stage: 'SEMIFINAL' as const },
  competition: { kind: 'TOURNAMENT' as const, id: 't1', name: 'Open' },
};
const languages = LANGUAGES.map(({ code }) => code);
const TEMPLATES: MatchMailTemplate[] = [
  'matchInvited',
  'matchOrganised',
  'matchReorganised',
  'matchCancelled',
  'matchAutoCancelled',
  'matchReminder',
  'resultEntered',
  'resultAutoConfirmed',
  'noShowReported',
  'noShowRejected',
  'noShowAutoConfirmed',
  'misconductWarning',
  'reportAnswered',
  'photoRemoved',
];

const aMail = (but: Partial<MatchMail> = {}, language: LanguageCode = 'en'): MatchMail => ({
  template: 'matchInvited',
  reader: { firstName: 'Carla', language },
  actor: 'Ana Rossi',
  match: aMatch(),
  court: { name: 'Tennis Club Navigli', city: 'Milano' },
  names: new Map([
    ['ana', 'Ana Rossi'],
    ['ben', 'Ben Smith'],
  ]),
  ...but,
});
const compose = (but: Partial<MatchMail> = {}, language: LanguageCode = 'en') =>
  composeMatchMail(aMail(but, language), texts, WEB);

/** What a text shows when a key or a value of it is missing. */
const LEFTOVER =
  /\{\{|\}\}|\b(undefined|null)\b|\b(label|sport|outcome|\w+(Email|Password|Invited|Out|ed|er))\.[a-z]\w+\b/;

describe('mails about matches', () => {
  describe.each(languages)('in %s', (language) => {
    it.each(TEMPLATES)('NTF-09 I18N-01 %s has all its texts, planned or not, known or not', (template) => {
      const variants: Partial<MatchMail>[] = [
        {},
        ...(template === 'resultEntered' ? [{ countsAt: null }] : []),
        { result: aResult() },
        { result: aResult({ sets: [], outcome: 'WALKOVER' }) },
        { match: aMatch({ startsAt: null, courtId: null, teamB: [] }), court: null, result: aResult() },
        { actor: null, names: new Map(), match: aMatch({ sport: 2, numberPlayers: 2 }), result: aResult() },
      ];
      for (const variant of variants) {
        const mail = compose({ template, result: aResult(), countsAt: COUNTS_AT, ...variant }, language);
        for (const text of [mail.subject, mail.text, mail.html.replace(/<[^>]*>/g, '')]) {
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(LEFTOVER);
        }
        expect(mail.html).toContain(`<html lang="${language}">`);
      }
    });

    it.each(['VERIFY_EMAIL', 'RESET_PASSWORD'] as const)('NTF-09 I18N-01 %s has all its texts', (kind) => {
      const mail = composeAccountMail(
        { kind, firstName: 'Dora', language, path: '/auth/actions?oobCode=x' },
        texts,
        WEB,
      );
      expect(mail.subject + mail.text + mail.html).not.toMatch(LEFTOVER);
      expect(mail.text).toContain('https://setpoint.example/auth/actions?oobCode=x');
    });
  });

  it('NTF-09 differs in each language', () => {
    for (const template of TEMPLATES) {
      const subjects = languages.map((language) => compose({ template, result: aResult() }, language).subject);
      expect(new Set(subjects).size).toBe(languages.length);
    }
  });

  it('I18N-04 names day and time as the clocks at the court show them', () => {
    expect(compose({}, 'it').subject).toBe('Ana Rossi ti invita a una partita il 03/06/2026 alle 18:00');
    const inLondon = compose({ match: aMatch({ timeZone: 'Europe/London' }) }, 'fr');
    expect(inLondon.text).toContain('Quand: 03/06/2026 à 17:00');
  });

  it('MAT-09 names court and time as open when they are', () => {
    const mail = compose({ match: aMatch({ startsAt: null, courtId: null }), court: null });
    expect(mail.subject).toBe('Ana Rossi invites you to a match');
    expect(mail.text).toContain('When: To be agreed');
    expect(mail.text).toContain('Where: To be agreed');
  });

  it('RES-03 names the score and until when the other side can object', () => {
    const { text } = compose({ template: 'resultEntered', result: aResult(), countsAt: COUNTS_AT });
    expect(text).toContain('Score: 6-4 3-6 10-7');
    expect(text).toContain('it counts from 06/06/2026 at 19:30');
  });

  it('RES-04 promises no day on which it counts where both sides have to agree', () => {
    const { text } = compose({ template: 'resultEntered', result: aResult(), countsAt: null });
    expect(text).toContain('it counts only when you confirm it');
  });

  it('BYD-10 proposes court and time where little time is left, or says that there is no common one', () => {
    const toMail = (times: DataOf<typeof timesProposed>['times']) => {
      const match = { ...aMatch({ startsAt: null, courtId: null }), fixture: A_FIXTURE };
      const event = anEvent(timesProposed, { match, news: 'RUNNING_OUT', closesAt: '2026-06-05T22:00:00.000Z', times });
      const [notice] = recipientsOf(event);
      const content = mailOf(notice!, event) as MatchMailContent;
      return { content, mail: compose({ ...content, ...(times.length === 0 && { court: null }) }) };
    };
    const best = { courtId: 'c1', startsAt: '2026-06-04T17:30:00.000Z', timeZone: 'Europe/Rome' };
    const { content, mail } = toMail([best, { ...best, startsAt: '2026-06-05T17:30:00.000Z' }]);
    expect(content.match.courtId).toBe('c1');
    expect(mail.text).toContain('When: 04/06/2026 at 19:30');
    expect(mail.text).toContain('Where: Tennis Club Navigli, Milano');
    expect(mail.text).toContain('Last day: 05/06/2026');
    expect(mail.subject).toBe('Open: two days left to agree on your match');
    expect(mail.text).toContain('one press on the page of the match proposes it');
    expect(mail.text).toContain(`${WEB}/match/m1`);
    expect(toMail([]).mail.text).toContain('leaves no time in common');
  });

  it('MAT-23~ brings proposed court and time, and until when they can be answered', () => {
    const plan = { courtId: 'c1', startsAt: '2026-06-04T17:30:00.000Z', timeZone: 'Europe/Rome', minutesPlay: 90 };
    const match = aMatch({ startsAt: null, courtId: null });
    const asked = { actorId: 'ana', proposalId: 'p', plan, askedIds: ['ben'], lapsesAt: '2026-06-04T15:30:00.000Z' };
    const event = anEvent(matchProposed, { match, ...asked });
    const [notice] = recipientsOf(event);
    expect(notice).toMatchObject({ userId: 'ben', type: 'MATCH_PROPOSED' });
    const content = mailOf(notice!, event) as MatchMailContent;
    expect(content.match.courtId).toBe('c1');
    const mail = compose(content);
    expect(mail.subject).toBe('Can you play on 04/06/2026 at 19:30?');
    expect(mail.text).toContain('When: 04/06/2026 at 19:30');
    expect(mail.text).toContain('Until: 04/06/2026 at 17:30');
  });

  it('REP-01 says until when a reported no-show can be answered', () => {
    const { text } = compose({ template: 'noShowReported', countsAt: COUNTS_AT });
    expect(text).toContain('the other side wins by walkover from 06/06/2026 at 19:30');
  });

  it('REP-02 brings what support wrote', () => {
    expect(compose({ template: 'misconductWarning', note: 'Stay calm' }).text).toContain('Support: Stay calm');
    expect(compose({ template: 'reportAnswered', note: 'He was warned' }).text).toContain('Support: He was warned');
  });

  it('NTF-03 gives padel no number of players', () => {
    expect(compose({ match: aMatch({ sport: 2, numberPlayers: 2 }) }).text).toContain('What: Padel\n');
    expect(compose({ match: aMatch({ numberPlayers: 2 }) }).text).toContain('What: Tennis, doubles\n');
  });

  it.each([
    ['matchInvited', 'https://setpoint.example/match/m1'],
    ['matchCancelled', 'https://setpoint.example/match/list'],
    ['matchAutoCancelled', 'https://setpoint.example/match/new'],
  ] as const)('NTF-02 %s leads to %s', (template, url) => {
    expect(compose({ template }).html).toContain(`<a href="${url.replaceAll('/', '/')}"`);
    expect(compose({ template }).text).toContain(url);
  });
});

describe('which notifications also go by mail', () => {
  const event = anEvent(resultEntered, { match: aMatch(), actorId: 'ana', result: aResult() });

  it('NTF-07 only those that should reach people away from the app', () => {
    expect(NOTIFICATION_TYPES.filter((type) => mailFor(type, event))).toEqual([
      'MATCH_INVITED',
      'MATCH_PLACE_GIVEN',
      'MATCH_PLACE_FREED',
      'MATCH_POLL_OPENED',
      'MATCH_TIME_RUNNING_OUT',
      'MATCH_PROPOSED',
      'MATCH_PROPOSAL_DECLINED',
      'MATCH_PROPOSAL_LAPSED',
      'MATCH_AGREED',
      'MATCH_ORGANISED',
      'MATCH_REORGANISED',
      'MATCH_CANCELLED',
      'MATCH_AUTO_CANCELLED',
      'MATCH_REMINDER',
      'RESULT_ENTERED',
      'RESULT_AUTO_CONFIRMED',
      'NO_SHOW_REPORTED',
      'NO_SHOW_AUTO_CONFIRMED',
      'NO_SHOW_REJECTED',
      'MISCONDUCT_WARNING',
      'REPORT_ANSWERED',
      'MATCH_PHOTO_REMOVED',
      'AVATAR_REMOVED',
      'MATCH_CREATED',
      'TOURNAMENT_REGISTERED',
      'TOURNAMENT_PARTNER_INVITED',
      'TOURNAMENT_PLACE_OFFERED',
      'TOURNAMENT_REGISTRATION_ENDED',
      'TOURNAMENT_EXCLUDED',
      'TOURNAMENT_CHANGED',
      'TOURNAMENT_CANCELLED',
      'TOURNAMENT_AVAILABILITY_MISSING',
      'TOURNAMENT_WINDOW_CLOSING',
      'TOURNAMENT_AWARD_READY',
      'LEAGUE_SUBSCRIPTION_ACTIVE',
      'LEAGUE_SUBSCRIPTION_SUSPENDED',
      'LEAGUE_SUBSCRIPTION_DEACTIVATED',
      'LEAGUE_TEAM_INVITED',
      'LEAGUE_TEAM_DECLINED',
      'LEAGUE_TEAM_LEFT',
      'LEAGUE_TEAM_INCOMPLETE',
      'LEAGUE_EXCLUDED',
      'LEAGUE_PHASE_STARTING',
      'LEAGUE_PHASE_DELAYED',
      'LEAGUE_PHASE_CANCELLED',
      'LEAGUE_WINDOW_CLOSING',
      'LEAGUE_FINAL',
      'LEAGUE_TERMS',
      'LEAGUE_RULES',
      'LEAGUE_AWARD_READY',
      'PAYMENT_REFUNDED',
      'PAYMENT_REVERSED',
      'CREDIT_RECOVERED',
      'CREDIT_GIVEN_BACK',
      'SUPPORT_MESSAGE',
      'CHAT_MESSAGE',
      'CHAT_GUEST_MESSAGE',
    ]);
  });

  it('REP-05~ a reminder by mail comes the day before, not in the last hour', () => {
    const reminder = (ahead: 'DAY' | 'HOUR') => anEvent(matchReminderDue, { match: aMatch(), ahead });
    expect(mailFor('MATCH_REMINDER', reminder('DAY'))).toBe('matchReminder');
    expect(mailFor('MATCH_REMINDER', reminder('HOUR'))).toBeNull();
  });
});

describe('the form of mails', () => {
  const parts = {
    language: 'en',
    subject: 'Hi\r\nBcc: everybody@example.org',
    greeting: 'Hi <b>Ana</b>,',
    intro: '"Quotes" & <script>alert(1)</script>',
    facts: [{ label: 'Who', value: '<img src=x onerror=alert(1)>' }],
    button: { label: 'Go', url: 'https://setpoint.example/x?a=1&b="2"' },
    buttonFails: 'Copy this:',
    footer: 'Bye',
  } as const;

  it('escapes everything that people wrote', () => {
    const { html } = renderMail(parts);
    expect(html).not.toMatch(/<(script|img|b)[ >]/);
    expect(html).toContain('&#60;script&#62;');
    expect(html).not.toContain('b="2"');
  });

  it('keeps a subject in one line', () => {
    expect(renderMail(parts).subject).toBe('Hi Bcc: everybody@example.org');
  });

  it('has the same in plain text', () => {
    expect(renderMail(parts).text).toBe(
      [
        'Hi <b>Ana</b>,',
        '"Quotes" & <script>alert(1)</script>',
        'Who: <img src=x onerror=alert(1)>',
        'Go: https://setpoint.example/x?a=1&b="2"',
        '-- \nSetpoint\nBye',
      ].join('\n\n'),
    );
  });

  it('AUTH links to our own site only', () => {
    expect(onSite('/auth/actions', WEB)).toBe('https://setpoint.example/auth/actions');
    for (const elsewhere of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)']) {
      expect(() => onSite(elsewhere, WEB)).toThrow('our own site');
    }
  });

  it('forgets the one-time links of account mails, and nothing else', () => {
    const kept = withoutSecrets({
      template: 'resetPassword',
      text: 'Go: https://a.example/x?c=1 now',
      html: '<a href="https://a.example/x">',
    });
    expect(kept).toEqual({ text: 'Go: [link] now', html: '<a href="[link]">' });
    expect(withoutSecrets({ template: 'matchInvited', text: 'https://a.example', html: null })).toBeNull();
  });
});

describe('times and scores', () => {
  it.each([
    ['2026-03-29T00:59:00Z', 'Europe/Rome', '29/03/2026 01:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Rome', '29/03/2026 03:00'],
    ['2026-10-25T00:30:00Z', 'Europe/Rome', '25/10/2026 02:30'],
    ['2026-10-25T01:30:00Z', 'Europe/Rome', '25/10/2026 02:30'],
    ['2026-06-30T22:00:00Z', 'Europe/Madrid', '01/07/2026 00:00'],
    ['2026-12-31T23:59:00Z', 'Europe/London', '31/12/2026 23:59'],
  ])('I18N-04 %s in %s is %s', (instant, timeZone, expected) => {
    const { date, time } = dayAndTime(new Date(instant), timeZone);
    expect(`${date} ${time}`).toBe(expected);
  });

  it('RES-02 writes tie-breaks in brackets and names how it ended', () => {
    const word = (outcome: string) => outcome.toLowerCase();
    const sets = [{ a: 7, b: 6, tieBreak: 5, superTieBreak: false }];
    expect(scoreLine(aResult({ sets }), word)).toBe('7-6(5)');
    expect(scoreLine(aResult({ sets, outcome: 'RETIRED' }), word)).toBe('7-6(5) retired');
    expect(scoreLine(aResult({ sets: [], outcome: 'WALKOVER' }), word)).toBe('walkover');
  });
});
