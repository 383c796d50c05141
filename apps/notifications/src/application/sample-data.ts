import type { LanguageCode } from '@setpoint/i18n';
import type { AccountMail } from '../domain/mail/account-mails.js';
import type { CompetitionMail, CompetitionMailTemplate } from '../domain/mail/competition-mails.js';
import type { DigestMail } from '../domain/mail/digest-mail.js';
import type { GuestMessage } from '../domain/mail/guest-messages.js';
import type { MatchMailTemplate } from '../domain/mail/mail-rules.js';
import type { MatchMail } from '../domain/mail/match-mails.js';
import type { NoticeMessage } from '../domain/mail/notice-words.js';
import type { MatchReminder } from '../domain/mail/reminders.js';
import type { Notice, NotificationType } from '../domain/notice.js';

const COURT = { name: 'Tennis Club Navigli', city: 'Milano' };
const MATCH: MatchMail['match'] = {
  ...{ matchId: 'sample', sport: 1, numberPlayers: 1, visibility: 'PRIVATE', isFriendly: false },
  ...{ organiserId: 'ana', courtId: 'sample', startsAt: '2026-06-03T16:00:00.000Z', timeZone: 'Europe/Rome' },
  ...{ minutesPlay: 90, teamA: ['ana'], teamB: ['ben'], invited: [] },
};
const RESULT: NonNullable<MatchMail['result']> = {
  ...{ gameMode: 'THREE_SETS_6_GAMES', outcome: 'COMPLETED', winner: 'A' },
  ...{ enteredBy: 'ana', enteredAt: '2026-06-03T18:00:00.000Z' },
  sets: [
    { a: 6, b: 4, superTieBreak: false },
    { a: 3, b: 6, superTieBreak: false },
    { a: 10, b: 7, superTieBreak: true },
  ],
};
const OUTCOMES: readonly MatchMailTemplate[] = ['resultEntered', 'resultAutoConfirmed'];
const NOTES: readonly MatchMailTemplate[] = ['misconductWarning', 'photoRemoved'];
const DEADLINE = '2026-06-06T18:00:00.000Z';
const NAMES = new Map([
  ['ana', 'Ana Rossi'],
  ['ben', 'Ben Serra'],
]);
const CHANGES: NonNullable<CompetitionMail['changes']> = [
  { what: 'START', before: DEADLINE, after: '2026-06-13T18:00:00.000Z' },
  { what: 'PLACE', before: { city: 'Milano' }, after: { city: 'Monza' } },
  { what: 'RULES' },
];
const NEWS: readonly NotificationType[] = ['FOLLOWED', 'EVALUATION_RECEIVED', 'LEVEL_STABLE'];

const reader = (language: LanguageCode) => ({ firstName: 'Carla', language, timeZone: 'Europe/Rome' });
const kindOf = (type: NotificationType) => {
  if (type.startsWith('TOURNAMENT_')) return 'TOURNAMENT';
  return type.startsWith('LEAGUE_') ? 'LEAGUE' : null;
};

function notice(type: NotificationType): Notice {
  const kind = kindOf(type);
  const isOfLevel = type.startsWith('LEVEL_');
  const isOfMatch = /^(MATCH|WAITED|RESULT|NO_SHOW|EVALUATION|MISCONDUCT)_/.test(type);
  return {
    ...{ userId: 'carla', type, senderId: 'ana' },
    ...{ matchId: isOfMatch ? 'sample' : null, courtId: type.startsWith('COURT_') ? 'sample' : null },
    level: isOfLevel ? { sport: 1, numberPlayers: 1 } : null,
    guestName: type.includes('GUEST') ? 'Giulia' : null,
    competition: kind && { kind, id: 'sample' },
    about: type === 'SUPPORT_MESSAGE' ? 'Your refund of 25 € is on its way.' : aboutOf(type),
    conversationId: type.startsWith('CHAT_') ? 'sample' : null,
  };
}

const aboutOf = (type: NotificationType): string | null =>
  type === 'AVATAR_REMOVED'
    ? 'OFFENSIVE'
    : type.startsWith('COURT_')
      ? COURT.name
      : kindOf(type) === 'LEAGUE'
        ? 'Milano League'
        : 'Milano Open';

/** Sample data of previews. */
export const SAMPLE = {
  ticket: (language: LanguageCode) => ({
    ...{ number: 1042, name: 'Carla Verdi', language, subject: 'Refund of a tournament' },
    message: 'Hello,\nmy partner is injured. Do we get the fee back?',
  }),
  answer: 'Hello Carla,\nyes: until the draw you get the whole fee back.',
  notice: (type: NotificationType, language: LanguageCode): NoticeMessage => {
    const sample = notice(type);
    const about = sample.matchId ? MATCH : null;
    return {
      content: { template: 'notice', actorId: 'ana', notice: sample, about },
      reader: reader(language),
      sender: { firstName: 'Ana', displayName: 'Ana Rossi' },
      court: sample.matchId || sample.courtId ? COURT : null,
    };
  },

  match: (template: MatchMailTemplate, language: LanguageCode): MatchMail => ({
    ...{ template, match: MATCH, reader: reader(language), actor: 'Ana Rossi', court: COURT, names: NAMES },
    countsAt: DEADLINE,
    ...(OUTCOMES.includes(template) && { result: RESULT }),
    ...(NOTES.includes(template) && { note: 'Please keep to the rules of the club.' }),
    ...(template === 'matchTimeRunningOut' && { closesAt: DEADLINE }),
  }),

  competition: (
    template: CompetitionMailTemplate,
    type: NotificationType,
    language: LanguageCode,
  ): CompetitionMail => ({
    ...{ template, reader: reader(language), actor: 'Ana Rossi', about: aboutOf(type), until: DEADLINE },
    ...{ competition: notice(type).competition, startsAt: null, startsOn: '2026-06-15', cents: 2_500, terms: null },
    ...(template === 'tournamentChanged' && { changes: CHANGES, startsOn: null, until: null, cents: null }),
  }),

  digest: (language: LanguageCode, line: (type: NotificationType) => string): DigestMail => ({
    reader: reader(language),
    news: NEWS.map((type, day) => ({ at: new Date(Date.UTC(2026, 5, 1 + day, 10)), line: line(type) })),
  }),

  account: (kind: AccountMail['kind'], language: LanguageCode): AccountMail => ({
    ...{ kind, language, firstName: 'Carla', path: '/auth/login?sample' },
  }),

  guest: (kind: GuestMessage['kind'], language: LanguageCode): GuestMessage => ({
    ...{ kind, language, match: MATCH, name: 'Giulia', path: '/guest/sample', actor: 'Ana Rossi', court: COURT },
  }),

  reminder: (language: LanguageCode): MatchReminder => ({ match: MATCH, language, court: COURT }),
};
