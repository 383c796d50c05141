import type { EventEnvelope } from '@setpoint/events';
import { sampleEvents } from '@setpoint/events/samples';
import type { LanguageCode } from '@setpoint/i18n';
import type { AccountMail } from '../domain/mail/account-mails.js';
import {
  type CompetitionMail,
  type CompetitionMailTemplate,
  competitionContentOf,
} from '../domain/mail/competition-mails.js';
import type { DigestMail } from '../domain/mail/digest-mail.js';
import type { GuestMessage } from '../domain/mail/guest-messages.js';
import type { MatchMailTemplate } from '../domain/mail/mail-rules.js';
import { contentOf, type MatchMail } from '../domain/mail/match-mails.js';
import { noticeContentOf, type NoticeMessage } from '../domain/mail/notice-words.js';
import type { MatchReminder } from '../domain/mail/reminders.js';
import type { Notice, NotificationType } from '../domain/notice.js';
import { recipientsOf } from '../domain/recipients.js';
import { playersOf } from '../domain/recipients/of-matches.js';

const COURT = { name: 'Tennis Club Navigli', city: 'Milano' };
const NAMES = ['Ana Rossi', 'Ben Serra', 'Carla Verdi', 'David Klein'] as const;
const SENDER = { firstName: 'Ana', displayName: NAMES[0] };
const NEWS: readonly NotificationType[] = ['FOLLOWED', 'EVALUATION_RECEIVED', 'LEVEL_STABLE'];

const reader = (language: LanguageCode) => ({ firstName: 'Carla', language, timeZone: 'Europe/Rome' });

/** A committed event that notifies somebody of this type, with its notice. */
interface Told {
  readonly event: EventEnvelope;
  readonly notice: Notice;
}

let known: ReadonlyMap<NotificationType, Told> | null = null;

/** Of several samples the last one: it has the facts that came later. */
function told(type: NotificationType): Told {
  known ??= new Map(
    sampleEvents().flatMap((event) =>
      recipientsOf(event, { referredBy: 'carla' }).map((notice) => [notice.type, { event, notice }] as const),
    ),
  );
  const found = known.get(type);
  if (!found) throw new Error(`no sample of an event notifies of ${type}`);
  return found;
}

const matchOf = (type: NotificationType) => (told(type).event.data as Pick<MatchMail, 'match'>).match;

const namesOf = (ids: readonly string[]) =>
  new Map(ids.map((id, index) => [id, NAMES[index % NAMES.length]!] as const));

/** Written by support: no event says it. */
const WRITTEN: Notice = {
  ...{ userId: 'carla', type: 'SUPPORT_MESSAGE', senderId: 'ana', matchId: null, courtId: null, level: null },
  ...{ guestName: null, competition: null, about: 'Your refund of 25 € is on its way.' },
};

/** Sample data of previews, from the committed samples of the events. */
export const SAMPLE = {
  ticket: (language: LanguageCode) => ({
    ...{ number: 1042, name: 'Carla Verdi', language, subject: 'Refund of a tournament' },
    message: 'Hello,\nmy partner is injured. Do we get the fee back?',
  }),
  answer: 'Hello Carla,\nyes: until the draw you get the whole fee back.',
  notice: (type: NotificationType, language: LanguageCode): NoticeMessage => {
    const { notice, event } = type === 'SUPPORT_MESSAGE' ? { notice: WRITTEN, event: { data: {} } } : told(type);
    const content = noticeContentOf(notice, event.data);
    const place = notice.courtId ?? content.about?.courtId ?? null;
    return { content, reader: reader(language), sender: SENDER, court: place === null ? null : COURT };
  },

  match: (template: MatchMailTemplate, type: NotificationType, language: LanguageCode): MatchMail => {
    const { notice, event } = told(type);
    const content = contentOf(template, notice.senderId, event);
    return {
      ...{ ...content, reader: reader(language), actor: SENDER.displayName, names: namesOf(playersOf(content.match)) },
      court: content.match.courtId === null ? null : COURT,
    };
  },

  competition: (template: CompetitionMailTemplate, type: NotificationType, language: LanguageCode): CompetitionMail => {
    const { notice, event } = told(type);
    const content = competitionContentOf(template, notice, event);
    const names = namesOf(content.playerIds ?? []);
    return { ...content, reader: reader(language), actor: SENDER.displayName, names };
  },

  digest: (language: LanguageCode, line: (type: NotificationType) => string): DigestMail => ({
    reader: reader(language),
    news: NEWS.map((type, day) => ({ at: new Date(Date.UTC(2026, 5, 1 + day, 10)), line: line(type) })),
  }),

  account: (kind: AccountMail['kind'], language: LanguageCode): AccountMail => ({
    ...{ kind, language, firstName: 'Carla', path: '/auth/login?sample' },
  }),

  guest: (kind: GuestMessage['kind'], language: LanguageCode): GuestMessage => ({
    ...{ kind, language, match: matchOf('MATCH_GUEST_ACCEPTED'), name: 'Giulia', path: '/guest/sample' },
    ...{ actor: SENDER.displayName, court: COURT },
  }),

  reminder: (language: LanguageCode): MatchReminder => ({ match: matchOf('MATCH_REMINDER'), language, court: COURT }),
};
