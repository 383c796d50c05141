import type { MatchAction, MatchProposalState, MatchState, NoShowState, PlaceBadge } from '@setpoint/client/documents';
import { instantOf, wallClock } from './match-time.js';

/** What a status line is read from; a match card has all of it. */
export interface Needy {
  readonly state: MatchState;
  readonly missing: number;
  readonly expiry: string | null;
  readonly timeZone: string;
  readonly court: object | null;
  readonly datePlay: string | null;
  readonly timePlay: string | null;
  readonly teamA: readonly { readonly badge: PlaceBadge }[];
  readonly teamB: readonly { readonly badge: PlaceBadge }[];
  readonly proposal?: {
    readonly state: MatchProposalState;
    readonly lapsesAt: string;
    readonly timeZone: string;
  } | null;
  readonly noShow?: { readonly state: NoShowState } | null;
  readonly myActions: readonly MatchAction[];
}

/** What a match needs next, and until when; no time where only people can decide. */
interface Needed {
  readonly what:
    | 'players'
    | 'answers'
    | 'proposal'
    | 'proposalAnswer'
    | 'courtAndTime'
    | 'court'
    | 'time'
    | 'result'
    | 'noShow'
    | 'noShowObjection'
    | 'confirm'
    | 'objection'
    | 'agreement';
  readonly count: number;
  readonly by: Date | null;
  /** Of the court, of the one that is proposed, or else of the match. */
  readonly timeZone: string;
}

/** Seats of players who were asked and have not answered. */
export const unanswered = ({ teamA, teamB }: Pick<Needy, 'teamA' | 'teamB'>): number =>
  [...teamA, ...teamB].filter(({ badge }) => badge === 'AWAY').length;

/** Whether court, day or time is still open. */
export const isUnplanned = ({ court, datePlay, timePlay }: Pick<Needy, 'court' | 'datePlay' | 'timePlay'>): boolean =>
  court === null || datePlay === null || timePlay === null;

/** Null where nothing is needed, or the time for it has passed. */
export function neededOf(match: Needy, now: Date): Needed | null {
  if (match.proposal?.state === 'OPEN' && (match.state === 'ORGANIZING' || match.state === 'READY')) {
    const lapses = new Date(match.proposal.lapsesAt);
    const what = match.myActions.includes('ACCEPT_PROPOSAL') ? 'proposal' : 'proposalAnswer';
    if (match.missing === 0 || what === 'proposal')
      return lapses > now ? { what, count: 0, by: lapses, timeZone: match.proposal.timeZone } : null;
  }
  const by = deadline(match, now);
  const { timeZone } = match;
  const needs = (what: Needed['what'], count = 0): Needed | null => by && { what, count, by, timeZone };
  switch (match.state) {
    case 'ORGANIZING': {
      const asked = Math.min(match.missing, unanswered(match));
      if (match.missing > asked) return needs('players', match.missing - asked);
      if (asked > 0) return needs('answers', asked);
      const hasTime = match.datePlay !== null && match.timePlay !== null;
      return needs(hasTime ? 'court' : match.court ? 'time' : 'courtAndTime');
    }
    case 'AWAITING_RESULT':
      if (match.myActions.includes('CONFIRM_NO_SHOW')) return needs('noShow');
      return needs(match.noShow?.state === 'REPORTED' ? 'noShowObjection' : 'result');
    case 'AWAITING_CONFIRMATION':
      if (match.expiry === null) return { what: 'agreement', count: 0, by: null, timeZone };
      return needs(match.myActions.includes('CONFIRM_RESULT') ? 'confirm' : 'objection');
    default:
      return null;
  }
}

/** Players are of use until the match begins, not until its time is over. */
function deadline({ state, expiry, datePlay, timePlay, timeZone }: Needy, now: Date): Date | null {
  if (expiry === null) return null;
  const end = new Date(expiry);
  const start = state === 'ORGANIZING' && datePlay && timePlay ? instantOf(datePlay, timePlay, timeZone) : end;
  return [start, end].filter((instant) => instant > now).sort((one, other) => +one - +other)[0] ?? null;
}

/** Days that are near have a name; those within a week go by their weekday, others have a date. */
export function shownDay(instant: Date, now: Date, timeZone: string, language: string) {
  const { date, time } = wallClock(instant, timeZone);
  const days = Math.round((Date.parse(date) - Date.parse(wallClock(now, timeZone).date)) / 86_400_000);
  if (days === 0) return { name: 'today', day: '', time } as const;
  if (days === 1) return { name: 'tomorrow', day: '', time } as const;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone }).format(instant);
  const weekday = part({ weekday: 'short' });
  const day = days > 1 && days < 7 ? weekday : `${weekday} ${part({ day: 'numeric', month: 'short' })}`;
  return { name: 'day', day, time } as const;
}
