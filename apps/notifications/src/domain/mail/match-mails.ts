import type { DataOf, matchProposed, playerWarned, resultEntered, timesProposed } from '@setpoint/events';
import type { LanguageCode, Texts } from '@setpoint/i18n';
import { PADEL } from '@setpoint/kernel';
import type { Occurrence } from '../recipients.js';
import { onSite } from './account-mails.js';
import { renderMail, stopOf, type RenderedMail } from './render-mail.js';
import { dayAndTime, lastDayBefore } from './local-time.js';
import type { MatchMailTemplate } from './mail-rules.js';
import { scoreLine } from './score-line.js';

type Match = DataOf<typeof resultEntered>['match'];
type Result = DataOf<typeof resultEntered>['result'];

/** What a mail about a match is about: all of it that comes from the event. */
export interface MatchMailContent {
  readonly template: MatchMailTemplate;
  /** The actor; user 1 is the platform. */
  readonly actorId: string;
  readonly match: Match;
  readonly result?: Result;
  /** When an entered result is confirmed automatically; without it both sides have to agree. */
  readonly countsAt?: string | null;
  /** What support wrote to the reader. */
  readonly note?: string;
  /** The first instant at which it is too late to play, or to answer a proposal. */
  readonly closesAt?: string;
}

/** Everything that a mail about a match can name. */
export interface MatchMail extends Omit<MatchMailContent, 'actorId'> {
  readonly reader: { readonly firstName: string; readonly language: LanguageCode };
  /** Display name of the actor; null if unknown or the platform. */
  readonly actor: string | null;
  readonly court: { readonly name: string; readonly city: string } | null;
  /** Display names by player id. */
  readonly names: ReadonlyMap<string, string>;
  readonly stopUrl?: string | null;
}

/** Content of a mail about a match, from its event. */
export function contentOf(template: MatchMailTemplate, actorId: string, { data }: Occurrence): MatchMailContent {
  // The events whose notifications go by mail all carry a match; those of results carry the result.
  const { match, result, countsAt, note } = data as Pick<DataOf<typeof resultEntered>, 'match'> &
    Partial<Pick<DataOf<typeof resultEntered>, 'result' | 'countsAt'> & Pick<DataOf<typeof playerWarned>, 'note'>>;
  if (template === 'matchTimeRunningOut') return runningOut(actorId, data as DataOf<typeof timesProposed>);
  if (PROPOSED.includes(template)) return ofProposal(template, actorId, data as DataOf<typeof matchProposed>);
  const toReader = WITH_NOTE.includes(template) && note !== undefined ? { note } : {};
  return { template, actorId, match, ...(result && { result }), countsAt: countsAt ?? null, ...toReader };
}

/** Court and time suit both sides, if there are any. */
function runningOut(
  actorId: string,
  { match, times: [best], closesAt }: DataOf<typeof timesProposed>,
): MatchMailContent {
  return { template: 'matchTimeRunningOut', actorId, match: { ...match, ...best }, closesAt };
}

/** Mails about proposed court and time, which are not yet those of the match (MAT-23). */
const PROPOSED: readonly MatchMailTemplate[] = ['matchProposed', 'matchProposalDeclined', 'matchProposalLapsed'];

/** A decline or lapse has no deadline any more. */
const ofProposal = (
  template: MatchMailTemplate,
  actorId: string,
  { match, plan, lapsesAt }: Pick<DataOf<typeof matchProposed>, 'match' | 'plan'> & { readonly lapsesAt?: string },
): MatchMailContent => ({
  ...{ template, actorId, match: { ...match, ...plan } },
  ...(lapsesAt && { closesAt: lapsesAt }),
});

/** Includes support's message to the reader. Other notes are internal. */
const WITH_NOTE: readonly MatchMailTemplate[] = ['misconductWarning', 'reportAnswered', 'photoRemoved'];

/** Where the button leads; a match that is over sends people to the next one. */
const BUTTON_PATH: Record<MatchMailTemplate, (matchId: string) => string> = {
  matchCreated: toMatch,
  leagueFinal: toMatch,
  matchInvited: toMatch,
  matchPlaceGiven: toMatch,
  matchPlaceFreed: toMatch,
  matchPollOpened: toMatch,
  matchTimeRunningOut: toMatch,
  matchProposed: toMatch,
  matchProposalDeclined: toMatch,
  matchProposalLapsed: toMatch,
  matchAgreed: toMatch,
  matchOrganised: toMatch,
  matchReorganised: toMatch,
  matchCancelled: () => '/match/list',
  matchAutoCancelled: () => '/match/new',
  matchReminder: toMatch,
  resultEntered: toMatch,
  resultAutoConfirmed: toMatch,
  noShowReported: toMatch,
  noShowRejected: toMatch,
  noShowAutoConfirmed: toMatch,
  misconductWarning: toMatch,
  reportAnswered: toMatch,
  photoRemoved: toMatch,
};

/** The match is still to be played: its competition says by which day. */
const TO_PLAY: readonly MatchMailTemplate[] = [
  'matchCreated',
  'leagueFinal',
  'matchTimeRunningOut',
  'matchProposalDeclined',
  'matchProposalLapsed',
  'matchReorganised',
];

/** Subjects that name date and time, if agreed. */
const PLANNED: readonly MatchMailTemplate[] = [
  'matchInvited',
  'matchPlaceGiven',
  'matchPlaceFreed',
  'matchProposed',
  'matchAgreed',
  'matchOrganised',
  'matchCancelled',
  'matchReminder',
];

/** Mails about a match, in the reader's language, times in the match's own time zone (I18N-04). */
export function composeMatchMail(mail: MatchMail, texts: Texts, webUrl: string): RenderedMail {
  const { template, reader, match, court, names, result, countsAt, closesAt } = mail;
  const text = (key: string, values?: Record<string, string>) => texts.t(reader.language, `mail:${key}`, values);
  const start = match.startsAt === null ? null : dayAndTime(new Date(match.startsAt), match.timeZone);
  const competition = match.fixture?.competition.name ?? null;
  const values = {
    actor: mail.actor ?? text('somebody'),
    ...(competition !== null && { about: competition }),
    ...(start ?? {}),
    ...(countsAt && { deadline: text('dateAndTime', dayAndTime(new Date(countsAt), match.timeZone)) }),
  };
  const team = (players: readonly string[]) => players.map((id) => names.get(id) ?? text('somebody')).join(', ');
  const fact = (label: string, value: string | null) => (value ? [{ label: text(`label.${label}`), value }] : []);

  return renderMail({
    language: reader.language,
    subject: text(`${template}.${start && PLANNED.includes(template) ? 'subjectPlanned' : 'subject'}`, values),
    greeting: text('greeting', { name: reader.firstName }),
    intro: text(`${template}.${introOf(mail)}`, values),
    facts: [
      ...fact('competition', competition),
      ...fact('what', text(`sport.${sportKey(match)}`)),
      ...fact('when', start ? text('dateAndTime', start) : text('toBeAgreed')),
      ...fact('where', court ? `${court.name}, ${court.city}` : text('toBeAgreed')),
      ...fact('lastDay', lastDayOf(mail)),
      ...fact(
        'until',
        closesAt && !TO_PLAY.includes(template)
          ? text('dateAndTime', dayAndTime(new Date(closesAt), match.timeZone))
          : null,
      ),
      ...fact('teamA', team(match.teamA)),
      ...fact('teamB', team(match.teamB)),
      ...fact('note', mail.note ?? null),
      ...fact('score', result ? scoreLine(result, (outcome) => text(`outcome.${outcome}`)) : null),
    ],
    button: { label: text(`${template}.button`), url: onSite(BUTTON_PATH[template](match.matchId), webUrl) },
    buttonFails: text('buttonFails'),
    footer: text('footerMatch'),
    ...stopOf(mail.stopUrl, text('stopMails')),
  });
}

function lastDayOf({ template, match, closesAt }: MatchMail): string | null {
  const end = closesAt ?? match.fixture?.closesAt;
  return end && TO_PLAY.includes(template) ? lastDayBefore(new Date(end), match.timeZone) : null;
}

function introOf({ template, countsAt, match }: MatchMail): string {
  if (template === 'resultEntered' && !countsAt) return 'introToAgree';
  return template === 'matchTimeRunningOut' && match.startsAt === null ? 'introNoTime' : 'intro';
}

function toMatch(matchId: string): string {
  return `/match/${encodeURIComponent(matchId)}`;
}

/** Padel has no number-of-players suffix: it is always doubles. */
export function sportKey({ sport, numberPlayers }: Pick<Match, 'sport' | 'numberPlayers'>): string {
  if (sport === PADEL) return 'padel';
  return numberPlayers === 1 ? 'tennisSingles' : 'tennisDoubles';
}
