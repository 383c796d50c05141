import type { DataOf, resultEntered } from '@setpoint/events';
import type { LanguageCode, Texts } from '@setpoint/i18n';
import { PADEL } from '@setpoint/kernel';
import { onSite } from './account-mails.js';
import { setMail, type SetMail } from './letter.js';
import { dayAndTime } from './local-time.js';
import type { MatchMailTemplate } from './mail-rules.js';
import { scoreLine } from './score-line.js';

type Match = DataOf<typeof resultEntered>['match'];
type Result = DataOf<typeof resultEntered>['result'];

/** Everything that a mail about a match can name. */
export interface MatchMail {
  readonly template: MatchMailTemplate;
  readonly reader: { readonly firstName: string; readonly language: LanguageCode };
  /** Display name of who did it; null when it is not known, or the platform. */
  readonly actor: string | null;
  readonly match: Match;
  readonly court: { readonly name: string; readonly city: string } | null;
  /** Display names by player id. */
  readonly names: ReadonlyMap<string, string>;
  readonly result?: Result;
  /** When an entered result counts by itself; without it both sides have to agree. */
  readonly countsAt?: string | null;
}

/** Where the button leads; a match that is over sends people to the next one. */
const BUTTON_PATH: Record<MatchMailTemplate, (matchId: string) => string> = {
  matchInvited: toMatch,
  matchOrganised: toMatch,
  matchReorganised: toMatch,
  matchCancelled: () => '/match/list',
  matchAutoCancelled: () => '/match/new',
  matchReminder: toMatch,
  resultEntered: toMatch,
  resultAutoConfirmed: toMatch,
};

/** Subjects that name day and time, where those are agreed. */
const PLANNED: readonly MatchMailTemplate[] = ['matchInvited', 'matchOrganised', 'matchCancelled', 'matchReminder'];

/** Mails about a match, in the reader's language, times in the match's own time zone (I18N-04). */
export function composeMatchMail(mail: MatchMail, texts: Texts, webUrl: string): SetMail {
  const { template, reader, match, court, names, result, countsAt } = mail;
  const say = (key: string, values?: Record<string, string>) => texts.t(reader.language, `mail:${key}`, values);
  const start = match.startsAt === null ? null : dayAndTime(new Date(match.startsAt), match.timeZone);
  const values = {
    actor: mail.actor ?? say('somebody'),
    ...(start ?? {}),
    ...(countsAt && { deadline: say('dateAndTime', dayAndTime(new Date(countsAt), match.timeZone)) }),
  };
  const team = (players: readonly string[]) => players.map((id) => names.get(id) ?? say('somebody')).join(', ');
  const fact = (label: string, value: string | null) => (value ? [{ label: say(`label.${label}`), value }] : []);

  return setMail({
    language: reader.language,
    subject: say(`${template}.${start && PLANNED.includes(template) ? 'subjectPlanned' : 'subject'}`, values),
    greeting: say('greeting', { name: reader.firstName }),
    intro: say(`${template}.${template === 'resultEntered' && !countsAt ? 'introToAgree' : 'intro'}`, values),
    facts: [
      ...fact('what', say(`sport.${sportKey(match)}`)),
      ...fact('when', start ? say('dateAndTime', start) : say('toBeAgreed')),
      ...fact('where', court ? `${court.name}, ${court.city}` : say('toBeAgreed')),
      ...fact('teamA', team(match.teamA)),
      ...fact('teamB', team(match.teamB)),
      ...fact('score', result ? scoreLine(result, (outcome) => say(`outcome.${outcome}`)) : null),
    ],
    button: { label: say(`${template}.button`), url: onSite(BUTTON_PATH[template](match.matchId), webUrl) },
    buttonFails: say('buttonFails'),
    footer: say('footerMatch'),
  });
}

function toMatch(matchId: string): string {
  return `/match/${encodeURIComponent(matchId)}`;
}

/** Padel has no number-of-players suffix: it is always doubles. */
function sportKey({ sport, numberPlayers }: Match): string {
  if (sport === PADEL) return 'padel';
  return numberPlayers === 1 ? 'tennisSingles' : 'tennisDoubles';
}
