import type { bookingMessageRequested, DataOf } from '@setpoint/events';
import type { LanguageCode, Texts } from '@setpoint/i18n';
import { onSite } from './account-mails.js';
import { dayAndTime } from './local-time.js';
import { sportKey } from './match-mails.js';
import { renderMail, type RenderedMail } from './render-mail.js';
import { oneSms } from './sms.js';

type Booking = DataOf<typeof bookingMessageRequested>;

/** The SMS to a centre about a match that was booked there, or is no more, in the centre's language (CRT-09). */
export function composeBookingSms(booking: Booking, texts: Texts, webUrl: string): string {
  const { language, kind, startsAt, timeZone, matchId } = booking;
  const text = (key: string, values?: Record<string, string>) => texts.t(language, `mail:${key}`, values);
  const values = { ...dayAndTime(new Date(startsAt), timeZone), what: text(`sport.${sportKey(booking)}`) };
  const words = text(kind === 'BOOKED' ? 'booking.sms' : 'booking.smsCancelled', values);
  return oneSms(words, onSite(`/match/${encodeURIComponent(matchId)}`, webUrl));
}

export interface ClaimCode {
  readonly courtId: string;
  readonly courtName: string;
  readonly code: string;
  readonly language: LanguageCode;
  /** Of who claims. */
  readonly actor: string | null;
}

/** The code that proves a business address (CRT-06). */
export function composeClaimCode(claim: ClaimCode, texts: Texts, webUrl: string): RenderedMail {
  const { courtId, courtName, code, language, actor } = claim;
  const text = (key: string, values?: Record<string, string>) => texts.t(language, `mail:${key}`, values);
  return renderMail({
    language,
    subject: text('claimCode.subject', { about: courtName }),
    greeting: text('claimCode.greeting'),
    intro: text('claimCode.intro', { actor: actor ?? text('somebody'), about: courtName }),
    facts: [{ label: text('claimCode.code'), value: code }],
    button: { label: text('claimCode.button'), url: onSite(`/court/${encodeURIComponent(courtId)}`, webUrl) },
    buttonFails: text('buttonFails'),
    outro: text('claimCode.outro'),
    footer: text('footerAccount'),
  });
}
