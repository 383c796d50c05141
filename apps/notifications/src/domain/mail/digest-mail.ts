import type { LanguageCode, Texts } from '@setpoint/i18n';
import { onSite } from './account-mails.js';
import { dayAndTime } from './local-time.js';
import { renderMail, stopOf, type RenderedMail } from './render-mail.js';
import { HOME_ZONE } from '../quiet-hours.js';

/** Digest; its notifications are loaded when the mail is composed. */
export interface DigestContent {
  readonly template: 'digest';
  readonly actorId: string;
}

export interface DigestMail {
  readonly reader: { readonly firstName: string; readonly language: LanguageCode; readonly timeZone: string | null };
  /** Oldest first, in the words of the bell. */
  readonly stopUrl?: string | null;
  readonly news: readonly { readonly at: Date; readonly line: string }[];
}

const MOST_LINES = 20;

/** Digest mail (NTF-07). */
export function composeDigest({ reader, news, stopUrl }: DigestMail, texts: Texts, webUrl: string): RenderedMail {
  const say = (key: string, values?: Record<string, string | number>) =>
    texts.t(reader.language, `mail:${key}`, values);
  const count = news.length;
  return renderMail({
    language: reader.language,
    subject: say('digest.subject', { count }),
    greeting: say('greeting', { name: reader.firstName }),
    intro: say(count > MOST_LINES ? 'digest.introMore' : 'digest.intro', { count }),
    facts: news.slice(-MOST_LINES).map(({ at, line }) => ({
      label: dayAndTime(at, reader.timeZone ?? HOME_ZONE).date,
      value: line,
    })),
    button: { label: say('digest.button'), url: onSite('/player/notifications', webUrl) },
    buttonFails: say('buttonFails'),
    footer: say('digest.footer'),
    ...stopOf(stopUrl, say('digest.stop')),
  });
}
