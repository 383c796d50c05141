import { accept, refuse, type NumberPlayersId, type Outcome } from '@setpoint/kernel';
import { timesOf } from './calendar.js';
import type { Phase } from './phase.js';

/** Reasons not to be allowed to subscribe (LEA-03, LEA-13), in the order of the checks. */
export const SUBSCRIBING_CODES = [
  'PHASE_ENDED',
  'ENROLMENT_CLOSED',
  'ENROLMENT_NOT_OPEN',
  'PAID_REGISTRATIONS_BLOCKED',
  'ALREADY_SUBSCRIBED',
  'IN_ANOTHER_TEAM',
  'LEVEL_REQUIRED',
  'SEX_NOT_ALLOWED',
  'TEAMMATE_REQUIRED',
  'PARTNER_NOT_ALLOWED',
  'DUPLICATE_PLAYERS',
  'TEAMMATE_ENROLLED',
  'TEAMMATE_IN_ANOTHER_TEAM',
  'TEAMMATE_SEX_NOT_ALLOWED',
  'WRONG_PRICE',
] as const;
export type SubscribingCode = (typeof SUBSCRIBING_CODES)[number];

export type Sex = 'M' | 'F';

/** Men, women, teams of both, or everybody. */
export type SexRestriction = 'M' | 'F' | 'MIXED' | 'ALL';

/** What the rules look at of a player. */
export interface Candidate {
  readonly id: string;
  readonly sex: Sex | null;
  /** In the league's sport and format, from public matches and tournaments alone; null before the first one. */
  readonly level: number | null;
  /** Has a subscription of the own in this league that is not inactive. */
  readonly isSubscribed: boolean;
  /** Is partner or reserve in another player's subscription. */
  readonly isInTeam: boolean;
}

export interface LeagueRules {
  readonly numberPlayers: NumberPlayersId;
  readonly sex: SexRestriction;
  readonly timeZone: string;
}

export interface WishToSubscribe {
  readonly phase: Phase;
  readonly player: Candidate & { readonly isBarred: boolean };
  /** Doubles only; who has none yet names a reserve. */
  readonly partner: Candidate | null;
  readonly reserve: Candidate | null;
  /** What the player saw, and what it is, in cents. */
  readonly expectedPrice: number;
  readonly price: number;
}

/** Whether a player may subscribe, from a phase on; ENROLMENT_NOT_OPEN says when it opens: `opensAt`. */
export function checkSubscribing(
  wish: WishToSubscribe,
  league: LeagueRules,
  now: Date,
): Outcome<null, SubscribingCode> {
  const code =
    whyNotNow(wish.phase, league, now) ??
    whyNotWho(wish, league) ??
    whyNotTeam(wish, league) ??
    (wish.expectedPrice === wish.price ? null : 'WRONG_PRICE');
  if (code === null) return accept(null);
  if (code !== 'ENROLMENT_NOT_OPEN') return refuse(code);
  return refuse(code, { data: { opensAt: timesOf(wish.phase, league.timeZone).enrolment.startsAt } });
}

function whyNotNow(phase: Phase, { timeZone }: LeagueRules, now: Date): SubscribingCode | null {
  const { enrolment, endsAt } = timesOf(phase, timeZone);
  if (now >= endsAt) return 'PHASE_ENDED';
  if (now >= enrolment.endsAt) return 'ENROLMENT_CLOSED';
  return now < enrolment.startsAt ? 'ENROLMENT_NOT_OPEN' : null;
}

function whyNotWho({ player }: WishToSubscribe, league: LeagueRules): SubscribingCode | null {
  if (player.isBarred) return 'PAID_REGISTRATIONS_BLOCKED';
  if (player.isSubscribed) return 'ALREADY_SUBSCRIBED';
  if (player.isInTeam) return 'IN_ANOTHER_TEAM';
  if (player.level === null) return 'LEVEL_REQUIRED';
  return isSexAllowed(player, league) ? null : 'SEX_NOT_ALLOWED';
}

function whyNotTeam({ player, partner, reserve }: WishToSubscribe, league: LeagueRules): SubscribingCode | null {
  if (league.numberPlayers === 1 && partner) return 'PARTNER_NOT_ALLOWED';
  if (league.numberPlayers === 2 && !partner && !reserve) return 'TEAMMATE_REQUIRED';
  return whyNotTeammates([partner, reserve], player, league);
}

export type TeammateCode =
  | 'DUPLICATE_PLAYERS'
  | 'TEAMMATE_ENROLLED'
  | 'TEAMMATE_IN_ANOTHER_TEAM'
  | 'TEAMMATE_SEX_NOT_ALLOWED';

/** What speaks against partner and reserve: the same rules for both. */
export function whyNotTeammates(
  [partner, reserve]: readonly [Candidate | null, Candidate | null],
  player: Pick<Candidate, 'id' | 'sex'>,
  league: LeagueRules,
): TeammateCode | null {
  const teammates = [partner, reserve].filter((each) => each !== null);
  if (new Set([player, ...teammates].map(({ id }) => id)).size <= teammates.length) return 'DUPLICATE_PLAYERS';
  if (teammates.some(({ isSubscribed }) => isSubscribed)) return 'TEAMMATE_ENROLLED';
  if (teammates.some(({ isInTeam }) => isInTeam)) return 'TEAMMATE_IN_ANOTHER_TEAM';
  if (!teammates.every((each) => isSexAllowed(each, league))) return 'TEAMMATE_SEX_NOT_ALLOWED';
  // A reserve replaces either player, so the mixed rule applies to the two regular players.
  const second = partner ?? reserve;
  const isMixed = league.sex === 'MIXED' && league.numberPlayers === 2;
  return isMixed && second && second.sex === player.sex ? 'TEAMMATE_SEX_NOT_ALLOWED' : null;
}

/** Mixed teams need to know the sex, whichever it is; in singles mixed means everybody. */
function isSexAllowed({ sex }: Pick<Candidate, 'sex'>, { sex: allowed, numberPlayers }: LeagueRules): boolean {
  if (allowed === 'ALL') return true;
  if (allowed === 'MIXED') return numberPlayers === 1 || sex !== null;
  return sex === allowed;
}
