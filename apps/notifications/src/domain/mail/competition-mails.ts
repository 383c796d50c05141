import type { LanguageCode, Texts } from '@setpoint/i18n';
import type { CompetitionLink, Notice } from '../notice.js';
import type { Occurrence } from '../recipients.js';
import { onSite } from './account-mails.js';
import { HOME_ZONE } from '../quiet-hours.js';
import { dayAndTime } from './local-time.js';
import { renderMail, stopOf, type RenderedMail } from './render-mail.js';

/** Mails about a tournament, a league or a payment. */
export const COMPETITION_MAILS = [
  'tournamentRegistered',
  'partnerInvited',
  'placeOffered',
  'registrationEnded',
  'tournamentExcluded',
  'tournamentCancelled',
  'tournamentChanged',
  'availabilityMissing',
  'windowClosing',
  'awardReady',
  'subscriptionActive',
  'subscriptionSuspended',
  'subscriptionDeactivated',
  'teamInvited',
  'teamDeclined',
  'teamLeft',
  'teamIncomplete',
  'leagueExcluded',
  'phaseStarting',
  'phaseDelayed',
  'phaseCancelled',
  'leagueTerms',
  'leagueRules',
  'paymentRefunded',
  'paymentReversed',
  'creditRecovered',
  'creditGivenBack',
] as const;
const OF_PAYMENTS: ReadonlySet<string> = new Set([
  'paymentRefunded',
  'paymentReversed',
  'creditRecovered',
  'creditGivenBack',
]);
export type CompetitionMailTemplate = (typeof COMPETITION_MAILS)[number];

/** Content of such a mail, from its event. */
export interface CompetitionMailContent {
  readonly template: CompetitionMailTemplate;
  /** The actor; user 1 is the platform. */
  readonly actorId: string;
  readonly competition: CompetitionLink | null;
  /** Leads there where there is one; absent from what was kept before it was known. */
  readonly matchId?: string | null;
  /** Name of the tournament, league or payment. */
  readonly about: string | null;
  /** When it is too late, and when it begins; instants. */
  readonly until: string | null;
  readonly startsAt: string | null;
  /** Days, YYYY-MM-DD. */
  readonly startsOn: string | null;
  /** In cents of euros. */
  readonly cents: number | null;
  readonly terms: string | null;
  /** Who plays the match; absent where it is about none. */
  readonly playerIds?: readonly string[];
  /** The phase of the league that it is about. */
  readonly phase?: LeaguePhase;
  /** Why a card was not charged. */
  readonly cause?: string;
  /** The day by whose end groups are formed, YYYY-MM-DD. */
  readonly groupsBy?: string;
  /** What is different from before; absent where nothing is, and from what was kept before it was known. */
  readonly changes?: readonly ToldChange[];
}

interface LeaguePhase {
  readonly year: number;
  readonly phase: number;
}

type ToldChange =
  | { readonly what: 'START'; readonly before: string; readonly after: string }
  | { readonly what: 'PLACE'; readonly before: { readonly city: string }; readonly after: { readonly city: string } }
  | { readonly what: 'PRIZES' | 'RULES' };

export interface CompetitionMail extends Omit<CompetitionMailContent, 'actorId'> {
  readonly reader: {
    readonly firstName: string;
    readonly language: LanguageCode;
    readonly timeZone: string | null;
  };
  readonly actor: string | null;
  /** Display names by player id. */
  readonly names: ReadonlyMap<string, string>;
  readonly stopUrl?: string | null;
}

/** The fields in which the events of competitions and payments say when and how much. */
export interface Details {
  readonly paysBy?: string;
  readonly until?: string | null;
  readonly closesAt?: string;
  readonly startsAt?: string;
  readonly startsOn?: string;
  readonly priceCents?: number;
  readonly refundedCents?: number;
  readonly returnedCents?: number;
  readonly cents?: number;
  readonly groupsBy?: string;
  readonly terms?: string | null;
  readonly changes?: readonly ToldChange[];
  readonly playerIds?: readonly string[];
  readonly phase?: LeaguePhase;
  readonly from?: LeaguePhase;
  readonly state?: string;
  readonly cause?: string | null;
}

/** Content of a mail, from its event. */
export function competitionContentOf(
  template: CompetitionMailTemplate,
  { senderId: actorId, competition, matchId, about }: Pick<Notice, 'senderId' | 'competition' | 'matchId' | 'about'>,
  { data }: Occurrence,
): CompetitionMailContent {
  const { startsAt, startsOn, terms, changes, playerIds, phase, from, state, cause, groupsBy } = data as Details;
  const ofPhase = phase ?? from;
  return {
    ...{ template, actorId, competition, matchId, about },
    ...limitsOf(data as Details),
    startsAt: startsAt ?? null,
    startsOn: startsOn ?? null,
    terms: terms ?? null,
    ...(template === 'windowClosing' && playerIds && { playerIds }),
    ...(ofPhase && { phase: ofPhase }),
    ...(groupsBy && { groupsBy }),
    ...(template === 'subscriptionSuspended' && state === 'SUSPENDED' && cause && { cause }),
    ...(changes && { changes }),
  };
}

/** Until when, and how much. */
export const limitsOf = ({ paysBy, until, closesAt, ...amounts }: Details) => ({
  until: paysBy ?? until ?? closesAt ?? null,
  cents: centsIn(amounts),
});

function centsIn({ refundedCents, returnedCents, cents, priceCents }: Details): number | null {
  // Of credit that was taken, or given.
  const moved = cents === undefined ? null : Math.abs(cents);
  return refundedCents ?? returnedCents ?? moved ?? priceCents ?? null;
}

/** In the reader's language and time zone (I18N-04). */
export function composeCompetitionMail(mail: CompetitionMail, texts: Texts, webUrl: string): RenderedMail {
  const {
    template,
    reader,
    about,
    until,
    startsAt,
    startsOn,
    cents,
    terms,
    phase,
    cause,
    groupsBy,
    changes = [],
  } = mail;
  const amount = cents === null ? null : euros(cents, reader.language);
  const text = (key: string, values?: Record<string, string>) => texts.t(reader.language, `mail:${key}`, values);
  const shown = (instant: string) => text('dateAndTime', dayAndTime(new Date(instant), reader.timeZone ?? HOME_ZONE));
  const values = {
    actor: mail.actor ?? text('somebody'),
    ...(about !== null && { about }),
    ...(amount !== null && { amount }),
  };
  const players = (mail.playerIds ?? []).map((id) => mail.names.get(id) ?? text('somebody'));
  const fact = (label: string, value: string | null) => (value ? [{ label: text(`label.${label}`), value }] : []);
  return renderMail({
    language: reader.language,
    // Old events of payments do not say what was paid for.
    subject: text(`${template}.${about === null && OF_PAYMENTS.has(template) ? 'subjectPlain' : 'subject'}`, values),
    greeting: text('greeting', { name: reader.firstName }),
    intro: text(`${template}.intro`, values),
    facts: [
      ...fact('about', about),
      ...fact('phase', phase ? text('phase', { number: String(phase.phase), year: String(phase.year) }) : null),
      ...fact('players', players.join(', ')),
      ...fact('start', startsAt ? shown(startsAt) : startsOn && dayOf(startsOn)),
      ...fact('groupsBy', groupsBy ? dayOf(groupsBy) : null),
      ...fact('until', until && shown(until)),
      ...fact('amount', amount),
      ...fact('cause', cause ? texts.t(reader.language, `checkout:declined.${cause}`) : null),
      ...fact('terms', terms),
      ...changes.map((change) => changed(change, text, shown)),
    ],
    button: { label: text(`${template}.button`), url: onSite(pathOf(mail), webUrl) },
    buttonFails: text('buttonFails'),
    footer: text('footerCompetition'),
    ...stopOf(mail.stopUrl, text('stopMails')),
  });
}

/** Of YYYY-MM-DD. */
const dayOf = (day: string) => day.split('-').toReversed().join('/');

function changed(
  change: ToldChange,
  text: (key: string, values?: Record<string, string>) => string,
  shown: (instant: string) => string,
) {
  switch (change.what) {
    case 'START': {
      const values = { before: shown(change.before), after: shown(change.after) };
      return { label: text('label.start'), value: text('change.fromTo', values) };
    }
    case 'PLACE': {
      const values = { before: change.before.city, after: change.after.city };
      return { label: text('label.where'), value: text('change.fromTo', values) };
    }
    default:
      return { label: text(`change.${change.what}`), value: text('change.different') };
  }
}

function pathOf({ competition, matchId }: CompetitionMail): string {
  if (matchId) return `/match/${encodeURIComponent(matchId)}`;
  if (!competition) return '/player/account/payments';
  return `/${competition.kind === 'TOURNAMENT' ? 'tournament' : 'league'}/${encodeURIComponent(competition.id)}`;
}

export const euros = (cents: number, language: LanguageCode): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100);
