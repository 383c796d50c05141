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
  'phaseCancelled',
  'leagueTerms',
  'leagueRules',
  'paymentRefunded',
] as const;
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
  /** What is different from before; absent where nothing is, and from what was kept before it was known. */
  readonly changes?: readonly ToldChange[];
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
  readonly stopUrl?: string | null;
}

/** The fields in which the events of competitions and payments say when and how much. */
interface Details {
  readonly paysBy?: string;
  readonly until?: string | null;
  readonly closesAt?: string;
  readonly startsAt?: string;
  readonly startsOn?: string;
  readonly priceCents?: number;
  readonly refundedCents?: number;
  readonly terms?: string | null;
  readonly changes?: readonly ToldChange[];
}

/** Content of a mail, from its event. */
export function competitionContentOf(
  template: CompetitionMailTemplate,
  { senderId: actorId, competition, matchId, about }: Pick<Notice, 'senderId' | 'competition' | 'matchId' | 'about'>,
  { data }: Occurrence,
): CompetitionMailContent {
  const { paysBy, until, closesAt, startsAt, startsOn, priceCents, refundedCents, terms, changes } = data as Details;
  return {
    ...{ template, actorId, competition, matchId, about },
    until: paysBy ?? until ?? closesAt ?? null,
    startsAt: startsAt ?? null,
    startsOn: startsOn ?? null,
    cents: refundedCents ?? priceCents ?? null,
    terms: terms ?? null,
    ...(changes && { changes }),
  };
}

/** In the reader's language and time zone (I18N-04). */
export function composeCompetitionMail(mail: CompetitionMail, texts: Texts, webUrl: string): RenderedMail {
  const { template, reader, about, until, startsAt, startsOn, cents, terms, changes = [] } = mail;
  const text = (key: string, values?: Record<string, string>) => texts.t(reader.language, `mail:${key}`, values);
  const shown = (instant: string) => text('dateAndTime', dayAndTime(new Date(instant), reader.timeZone ?? HOME_ZONE));
  const values = { actor: mail.actor ?? text('somebody'), about: about ?? text('somePayment') };
  const fact = (label: string, value: string | null) => (value ? [{ label: text(`label.${label}`), value }] : []);
  return renderMail({
    language: reader.language,
    subject: text(`${template}.subject`, values),
    greeting: text('greeting', { name: reader.firstName }),
    intro: text(`${template}.intro`, values),
    facts: [
      ...fact('about', about),
      ...fact('start', startsAt ? shown(startsAt) : startsOn && startsOn.split('-').toReversed().join('/')),
      ...fact('until', until && shown(until)),
      ...fact('amount', cents === null ? null : euros(cents, reader.language)),
      ...fact('terms', terms),
      ...changes.map((change) => changed(change, text, shown)),
    ],
    button: { label: text(`${template}.button`), url: onSite(pathOf(mail), webUrl) },
    buttonFails: text('buttonFails'),
    footer: text('footerCompetition'),
    ...stopOf(mail.stopUrl, text('stopMails')),
  });
}

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

const euros = (cents: number, language: LanguageCode): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100);
