import type { LanguageCode, Texts } from '@setpoint/i18n';
import { notificationTarget, PLATFORM_USER } from '@setpoint/kernel';
import type { Notice } from '../notice.js';
import type { MatchOfNotice } from '../recipients/rule.js';
import { onSite } from './account-mails.js';
import { HOME_ZONE } from '../quiet-hours.js';
import { type Details, euros, limitsOf } from './competition-mails.js';
import { dayAndTime, lastDayBefore } from './local-time.js';
import { sportKey } from './match-mails.js';
import { renderMail, stopOf, type RenderedMail } from './render-mail.js';

/** Content of a message with the bell's text, stored until composed. */
export interface NoticeContent {
  readonly template: 'notice';
  /** The actor; user 1 is the platform. */
  readonly actorId: string;
  readonly notice: Notice;
  /** As the event had it. */
  readonly about: MatchOfNotice | null;
  /** Until when and how much, where it is about no match; absent from what was kept before it was known. */
  readonly limits?: ReturnType<typeof limitsOf>;
}

/** Everything that such a message can name. */
export interface NoticeMessage {
  readonly content: NoticeContent;
  readonly reader: { readonly firstName: string; readonly language: LanguageCode; readonly timeZone: string | null };
  /** Null when it is not known, or the platform. */
  readonly sender: { readonly firstName: string; readonly displayName: string } | null;
  readonly court: { readonly name: string; readonly city: string } | null;
  readonly stopUrl?: string | null;
}

export interface NoticeWords {
  readonly title: string;
  /** May be empty. */
  readonly body: string;
  /** The address that it leads to (NTF-02). */
  readonly url: string;
}

/** Maximum length of a push text; well below the 4 kB limit of push services. */
const LONGEST_TITLE = 160;
const LONGEST_BODY = 300;

export function noticeContentOf(notice: Notice, data: unknown): NoticeContent {
  const about = (data as { readonly match?: MatchOfNotice }).match ?? null;
  const limits = about ? null : limitsOf(data as Details);
  return {
    ...{ template: 'notice', actorId: notice.senderId, notice, about },
    ...((limits?.until || limits?.cents != null) && { limits: limits! }),
  };
}

/** Their match is still to be played: by which day, they hear with the news. */
const TO_PLAY: ReadonlySet<Notice['type']> = new Set([
  'MATCH_CREATED',
  'LEAGUE_FINAL',
  'TOURNAMENT_EXTENSION',
  'LEAGUE_EXTENSION',
  'MATCH_TIMES_PROPOSED',
  'MATCH_TIME_RUNNING_OUT',
  'MATCH_REORGANISED',
]);

/** What the bell says, with what it is about and where it leads, in the reader's language. */
export function wordsOf(message: NoticeMessage, texts: Texts, webUrl: string): NoticeWords {
  const { content, reader, sender, court } = message;
  const { notice, about: match } = content;
  const say = (key: string, values?: Record<string, string>) => texts.t(reader.language, key, values);
  const isWritten = notice.type === 'SUPPORT_MESSAGE';
  const title = isWritten ? say('mail:supportMessage') : noticeLine(notice, sender, reader.language, texts);
  const start = match?.startsAt ? dayAndTime(new Date(match.startsAt), match.timeZone) : null;
  const { fixture } = match ?? {};
  const { until = null, cents = null } = content.limits ?? {};
  const labelled = (label: string, value: string) => `${say(`mail:label.${label}`)}: ${value}`;
  const facts = [
    // Where the title does not say it.
    fixture && notice.about === null && fixture.competition.name,
    cents !== null && labelled('amount', euros(cents, reader.language)),
    until && labelled('until', say('mail:dateAndTime', dayAndTime(new Date(until), reader.timeZone ?? HOME_ZONE))),
    fixture?.closesAt &&
      TO_PLAY.has(notice.type) &&
      labelled('lastDay', lastDayBefore(new Date(fixture.closesAt), match!.timeZone)),
    match && say(`mail:sport.${sportKey(match)}`),
    start && say('mail:dateAndTime', start),
    court && `${court.name}, ${court.city}`,
  ];
  const body = isWritten ? (notice.about ?? '') : facts.filter(Boolean).join(' · ');
  return { title, body, url: onSite(targetOf(message), webUrl) };
}

/** The line of the bell. */
export function noticeLine(
  { type, guestName, about }: Pick<Notice, 'type' | 'guestName' | 'about'>,
  sender: { readonly displayName: string } | null,
  language: LanguageCode,
  texts: Texts,
): string {
  const somebody = texts.t(language, 'notification:somebody');
  const values = { name: sender?.displayName ?? somebody, guest: guestName ?? somebody, about: about ?? '' };
  const plain = `notification:plain.${type}`;
  // Old events of payments do not say what was paid for.
  return texts.t(language, about === null && texts.has(language, plain) ? plain : `notification:text.${type}`, values);
}

/** Title and text of a push or a WhatsApp; the last line of the text is where a press on it leads. */
export function composeNoticePush(message: NoticeMessage, texts: Texts, webUrl: string) {
  const { title, body, url } = wordsOf(message, texts, webUrl);
  return { subject: shortened(title, LONGEST_TITLE), text: `${shortened(body, LONGEST_BODY)}\n${url}`, html: null };
}

/** Generic mail for types without an own template. */
export function composeNoticeMail(message: NoticeMessage, texts: Texts, webUrl: string): RenderedMail {
  const { title, body, url } = wordsOf(message, texts, webUrl);
  const { reader, content } = message;
  const say = (key: string, values?: Record<string, string>) => texts.t(reader.language, `mail:${key}`, values);
  const isWritten = content.notice.type === 'SUPPORT_MESSAGE';
  return renderMail({
    language: reader.language,
    subject: title,
    greeting: say('greeting', { name: reader.firstName }),
    intro: isWritten ? body : title,
    facts: isWritten || body === '' ? [] : [{ label: say('label.about'), value: body }],
    button: { label: say('noticeButton'), url },
    buttonFails: say('buttonFails'),
    footer: say('footerNotice'),
    ...stopOf(message.stopUrl, say('stopMails')),
  });
}

function targetOf({ content: { notice }, sender, court }: NoticeMessage): string {
  const person = (id: string) => (id === PLATFORM_USER ? null : { id, firstName: sender?.firstName ?? null });
  const { level, competition } = notice;
  const id = (value: string | null | undefined) => (value ? { id: value } : null);
  return notificationTarget({
    type: notice.type,
    sender: person(notice.senderId),
    relAuth: level && { id: notice.userId },
    relMatch: id(notice.matchId),
    relChat: id(notice.conversationId),
    relTournament: competition?.kind === 'TOURNAMENT' ? { id: competition.id } : null,
    relLeague: competition?.kind === 'LEAGUE' ? { id: competition.id } : null,
    relLevel: level && { sport: { id: String(level.sport) }, numberPlayers: { id: String(level.numberPlayers) } },
    relCourt: notice.courtId ? { id: notice.courtId, name: court?.name ?? null } : null,
  });
}

const shortened = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
