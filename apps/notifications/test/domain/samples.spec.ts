import type { EventEnvelope } from '@setpoint/events';
import { sampleEvents } from '@setpoint/events/samples';
import { createTexts, LANGUAGES, type LanguageCode } from '@setpoint/i18n';
import { MailTemplates } from '../../src/application/mail-templates.js';
import { isAboutMatch, isDigest, isNotice, mailOf } from '../../src/domain/mail/mail-content.js';
import { noticeContentOf } from '../../src/domain/mail/notice-words.js';
import { NOTIFICATION_TYPES, type Notice } from '../../src/domain/notice.js';
import { notifyingEvents, recipientsOf } from '../../src/domain/recipients.js';

const texts = createTexts();
const templates = new MailTemplates(texts, 'https://setpoint.example');
const SENDER = { firstName: 'Ana', displayName: 'Ana Rossi' };
const COURT = { name: 'Tennis Club Navigli', city: 'Milano' };
const names = { get: () => 'Ben Serra' } as unknown as ReadonlyMap<string, string>;

/** What a text shows when a key or a value of it is missing. */
const LEFTOVER =
  /\{\{|\}\}|\b(undefined|null|NaN)\b|Invalid Date|\b(mail|notification|text|label|sport):?\.[a-z]\w+\b/i;
/** A value that is empty leaves its frame behind: a colon or a quotation at the end, or two blanks. */
const HOLLOW = /[:(«“] *$|: *[:,.]|[^\n] {2,}\S/;

interface Sent {
  readonly type: Notice['type'];
  readonly event: EventEnvelope;
  readonly title: string;
  readonly text: string;
}

/** Everything that goes out because of an event, as it reads without its markup and addresses. */
function sentBecauseOf(event: EventEnvelope, language: LanguageCode, knows = true): Sent[] {
  return recipientsOf(event, { referredBy: 'carla' }).flatMap((notice) => {
    const reader = { firstName: 'Carla', language, timeZone: 'Europe/Rome' };
    const words = { content: noticeContentOf(notice, event.data), reader, sender: SENDER, court: COURT };
    const push = templates.noticePush(words);
    const sent = (title: string | null, text: string): Sent => ({
      ...{ type: notice.type, event, title: title ?? '', text: text.replaceAll(/https?:\S+/g, '') },
    });
    const bell = templates.line(notice, SENDER, language);
    const content = mailOf(notice, event);
    const common = {
      reader,
      actor: knows ? SENDER.displayName : null,
      names: knows ? names : new Map<string, string>(),
    };
    const mail = () => {
      if (!content || isDigest(content)) return [];
      if (isNotice(content)) return [templates.noticeMail(words)];
      if (isAboutMatch(content)) return [templates.match({ ...content, ...common, court: COURT })];
      return [templates.competition({ ...content, ...common })];
    };
    return [sent(bell, ''), sent(push.subject, push.text), ...mail().map(({ subject, text }) => sent(subject, text))];
  });
}

const events = sampleEvents();
const languages = LANGUAGES.map(({ code }) => code);
const all = languages.flatMap((language) =>
  [true, false].flatMap((knows) => events.flatMap((event) => sentBecauseOf(event, language, knows))),
);
const english = events.flatMap((event) => sentBecauseOf(event, 'en'));
const said = ({ title, text }: Sent) => `${title}\n${text}`;

interface Data {
  readonly match?: {
    readonly fixture?: { readonly competition: { readonly name: string }; readonly closesAt?: string };
  };
  readonly competition?: { readonly name: string };
  readonly tournament?: { readonly name: string };
  readonly league?: { readonly name: string };
  readonly description?: string;
  readonly priceCents?: number;
  readonly refundedCents?: number;
}
const dataOf = ({ event }: Sent) => event.data as Data;
const competitionIn = ({ match, competition, tournament, league, description }: Data) =>
  (match?.fixture?.competition ?? competition ?? tournament ?? league)?.name ?? description;

describe('what people are told, by the committed samples of the events', () => {
  it('NTF-01~ NTF-09~ there is a sample for each event and each type that an event notifies of', () => {
    const types = new Set(events.map(({ type }) => type));
    expect(notifyingEvents().filter(({ type }) => !types.has(type))).toEqual([]);
    const told = new Set(english.map(({ type }) => type));
    // That one is written by support.
    expect(NOTIFICATION_TYPES.filter((type) => !told.has(type))).toEqual(['SUPPORT_MESSAGE']);
  });

  it('NTF-09~ I18N-01~ nothing is missing or empty, in no language, whether people are known or not', () => {
    for (const sent of all) {
      expect(said(sent)).not.toMatch(LEFTOVER);
      expect(sent.title.trim()).not.toBe('');
      expect(sent.title).not.toMatch(HOLLOW);
    }
  });

  it('NTF-09~ BIL-08~ names the competition, or what was paid for, wherever the event does', () => {
    const silent = english
      // The bell says who did what; the match that it leads to says the rest.
      .filter(({ text }) => text !== '')
      .filter((sent) => competitionIn(dataOf(sent)) !== undefined)
      .filter((sent) => !said(sent).includes(competitionIn(dataOf(sent))!));
    expect(silent.map(said)).toEqual([]);
  });

  it('NTF-09~ BIL-06~ says how much of money in mails and messages about it', () => {
    const silent = english.filter((sent) => {
      const { priceCents, refundedCents } = dataOf(sent);
      const cents = refundedCents ?? priceCents;
      return sent.text !== '' && cents !== undefined && !said(sent).includes(`€${(cents / 100).toFixed(2)}`);
    });
    expect(silent.map(said)).toEqual([]);
  });

  it.each([
    'MATCH_CREATED',
    'LEAGUE_FINAL',
    'MATCH_TIME_RUNNING_OUT',
    'MATCH_REORGANISED',
    'LEAGUE_EXTENSION',
  ] as const)('NTF-09~ MAT-21~ says the last day to play with %s', (type) => {
    const told = english.filter((sent) => {
      return sent.type === type && sent.text !== '' && dataOf(sent).match?.fixture?.closesAt !== undefined;
    });
    expect(told.length).toBeGreaterThan(0);
    for (const sent of told) expect(sent.text).toContain('Last day: 14/06/2026');
  });

  it('NTF-09~ a final reads as one', () => {
    const [mail] = english.filter(({ type, text }) => type === 'LEAGUE_FINAL' && text.includes('Hi Carla'));
    expect(mail!.title).toBe('Milano padel: you play the final');
    expect(mail!.text).toContain('You were among the best two of your group');
  });

  it('NTF-09~ old events of payments, which do not say what was paid for, are told without a gap', () => {
    const old = english.filter((sent) => sent.type.startsWith('PAYMENT_') && dataOf(sent).description === undefined);
    const titles = ['Payment received', 'A payment failed', 'A refund is on its way', 'You get €15.00 back'];
    expect(new Set(old.map(({ title }) => title))).toEqual(new Set(titles));
  });
});
