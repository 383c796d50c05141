import type { DataOf, matchReminderDue } from '@setpoint/events';
import type { LanguageCode, Texts } from '@setpoint/i18n';
import { onSite } from './account-mails.js';
import { dayAndTime } from './local-time.js';
import { sportKey } from './match-mails.js';
import { oneSms } from './sms.js';

export interface MatchReminder {
  readonly match: DataOf<typeof matchReminderDue>['match'];
  readonly language: LanguageCode;
  readonly court: { readonly name: string; readonly city: string } | null;
}

/** The SMS an hour ahead: when, where, and the way to the match (REP-05). */
export function composeReminderSms(reminder: MatchReminder, texts: Texts, webUrl: string): string {
  const { match, language, court } = reminder;
  const { time } = startOf(reminder);
  const key = court ? 'matchReminder.smsAt' : 'matchReminder.sms';
  return oneSms(texts.t(language, `mail:${key}`, { time, court: court?.name ?? '' }), linkTo(match.matchId, webUrl));
}

/** A code that proves a number (ACC-02). */
export const composeCodeSms = (code: string, language: LanguageCode, texts: Texts): string =>
  oneSms(texts.t(language, 'mail:phoneCode.sms', { code }));

/** The notification the day before; its last line is where a press on it leads (REP-05). */
export function composeReminderPush(
  reminder: MatchReminder,
  texts: Texts,
  webUrl: string,
): { readonly subject: string; readonly text: string } {
  const { match, language, court } = reminder;
  const text = (key: string, values?: Record<string, string>) => texts.t(language, `mail:${key}`, values);
  const facts = [text(`sport.${sportKey(match)}`), ...(court ? [`${court.name}, ${court.city}`] : [])];
  return {
    subject: text('matchReminder.push', startOf(reminder)),
    text: `${facts.join(' · ')}\n${linkTo(match.matchId, webUrl)}`,
  };
}

const startOf = ({ match }: MatchReminder) => dayAndTime(new Date(match.startsAt ?? 0), match.timeZone);
const linkTo = (matchId: string, webUrl: string) => onSite(`/match/${encodeURIComponent(matchId)}`, webUrl);
