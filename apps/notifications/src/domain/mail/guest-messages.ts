import type { DataOf, guestMessageRequested } from '@setpoint/events';
import type { LanguageCode, Texts } from '@setpoint/i18n';
import { onSite } from './account-mails.js';
import { dayAndTime } from './local-time.js';
import { sportKey } from './match-mails.js';
import { renderMail, type RenderedMail } from './render-mail.js';
import { oneSms } from './sms.js';

type Request = DataOf<typeof guestMessageRequested>;
/** What a guest is told. */
export type GuestKind = Request['kind'] | 'TEAMS_EDITED';

const TEMPLATES = {
  INVITED: 'guestInvited',
  ORGANISED: 'guestOrganised',
  REORGANISED: 'guestReorganised',
  CANCELLED: 'guestCancelled',
  REMOVED: 'guestRemoved',
  WITHDRAWN: 'guestWithdrawn',
  TEAMS_EDITED: 'guestTeamsEdited',
} as const satisfies Record<GuestKind, string>;

export const GUEST_TEMPLATES = Object.values(TEMPLATES);
/** Content of a message to a guest. */
export const guestKindOf = (template: (typeof GUEST_TEMPLATES)[number]): GuestKind =>
  (Object.keys(TEMPLATES) as GuestKind[]).find((kind) => TEMPLATES[kind] === template)!;

export const guestTemplate = (kind: GuestKind) => TEMPLATES[kind];

export interface GuestMessage extends Pick<Request, 'match' | 'name' | 'path'> {
  readonly kind: GuestKind;
  readonly language: LanguageCode;
  /** Display name of the actor; null if unknown or the platform. */
  readonly actor: string | null;
  readonly court: { readonly name: string; readonly city: string } | null;
}

/** A mail to somebody without an account, who can stop such mails in each of them (MAT-05). */
export function composeGuestMail(message: GuestMessage, texts: Texts, webUrl: string): RenderedMail {
  const { language, match, court, path } = message;
  const { text, values, start, template } = wordsOf(message, texts);
  return renderMail({
    language,
    subject: text(`${template}.subject`, values),
    greeting: text('greeting', { name: message.name }),
    intro: text(`${template}.intro`, values),
    facts: [
      { label: text('label.what'), value: text(`sport.${sportKey(match)}`) },
      { label: text('label.when'), value: start ? text('dateAndTime', start) : text('toBeAgreed') },
      { label: text('label.where'), value: court ? `${court.name}, ${court.city}` : text('toBeAgreed') },
    ],
    button: { label: text(`${template}.button`), url: onSite(path, webUrl) },
    buttonFails: text('buttonFails'),
    footer: text('footerGuest'),
    stop: { label: text('stopGuest'), url: onSite(`${path}?stop=1`, webUrl) },
  });
}

/** An SMS: plain letters, and as long as one part may be. The link is always whole (MAT-05). */
export function composeGuestSms(message: GuestMessage, texts: Texts, webUrl: string): string {
  const { text, values, template } = wordsOf(message, texts);
  return oneSms(text(`${template}.sms`, values), onSite(message.path, webUrl));
}

function wordsOf({ language, kind, match, actor }: GuestMessage, texts: Texts) {
  const text = (key: string, values?: Record<string, string>) => texts.t(language, `mail:${key}`, values);
  const start = match.startsAt === null ? null : dayAndTime(new Date(match.startsAt), match.timeZone);
  const values = { actor: actor ?? text('somebody') };
  return { text, values, start, template: guestTemplate(kind) };
}
