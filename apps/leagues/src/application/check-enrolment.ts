import { accept, refuse, type Outcome } from '@setpoint/kernel';
import {
  checkSubscribing,
  isSamePhase,
  momentOf,
  type Candidate,
  type Phase,
  type SubscribingCode,
} from '@setpoint/league';
import type { League, LeaguePhase } from '../domain/league.js';
import type { KnownPlayer } from './ports/league-books.js';

export type EnrolmentCode = SubscribingCode | 'TEAMMATE_NOT_FOLLOWED';

export interface Enrolment {
  readonly league: League;
  readonly phases: readonly LeaguePhase[];
  readonly player: KnownPlayer;
  readonly partnerId: string | null;
  readonly reserveId: string | null;
  readonly players: ReadonlyMap<string, KnownPlayer>;
  readonly expectedPrice: number;
  readonly price: number;
}

/** Whether a player may subscribe now, and from which phase on (LEA-03). */
export function checkEnrolment(wish: Enrolment, now: Date): Outcome<{ readonly phase: Phase }, EnrolmentCode> {
  const { league, player, partnerId, reserveId, players } = wish;
  if (league.endedAt !== null) return refuse('PHASE_ENDED');
  if (!nextHeld(wish, now)) return refuse('ENROLMENT_CLOSED');
  const phase = momentOf(now, league.timeZone).next;
  const candidate = (id: string | null): Candidate | null => (id === null ? null : (players.get(id) ?? strangerOf(id)));
  const [partner, reserve] = [candidate(partnerId), candidate(reserveId)];
  const { expectedPrice, price } = wish;
  const outcome = checkSubscribing({ phase, player, partner, reserve, expectedPrice, price }, league, now);
  const isRight = outcome.ok || outcome.code === 'WRONG_PRICE';
  if (isRight && !followsAll(player, [partnerId, reserveId])) return refuse('TEAMMATE_NOT_FOLLOWED');
  return outcome.ok ? accept({ phase }) : outcome;
}

type Year = Pick<Enrolment, 'phases'> & { readonly league: Pick<League, 'timeZone' | 'endedAt'> };

/** When enrolment opens, if it does and has not yet; null otherwise. */
export function enrolmentOpensAt(year: Year, now: Date): Date | null {
  const opensAt = year.league.endedAt === null ? nextHeld(year, now)?.enrolmentOpensAt : null;
  return opensAt && now < opensAt ? opensAt : null;
}

/** The phase that comes next; null where it is not held. */
function nextHeld({ league, phases }: Year, now: Date): LeaguePhase | null {
  const { next } = momentOf(now, league.timeZone);
  return phases.find((phase) => isSamePhase(phase, next) && phase.state !== 'CANCELLED') ?? null;
}

/** Partners must be followed, so that strangers cannot add anyone to a team. */
export const followsAll = ({ follows }: KnownPlayer, ids: readonly (string | null)[]): boolean =>
  ids.every((id) => id === null || follows.includes(id));

const strangerOf = (id: string): Candidate => ({ id, sex: null, level: null, isSubscribed: false, isInTeam: false });

/** A player not known yet. */
export const unknownPlayer = (id: string): KnownPlayer => ({
  ...strangerOf(id),
  ...{ isBarred: false, isClosed: false, mobile: null, follows: [] },
});
