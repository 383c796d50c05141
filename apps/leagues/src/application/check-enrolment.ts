import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { checkSubscribing, momentOf, type Candidate, type Phase, type SubscribingCode } from '@setpoint/league';
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
  const phase = momentOf(now, league.timeZone).next;
  const held = wish.phases.find(({ year, number }) => year === phase.year && number === phase.number);
  if (!held || held.state === 'CANCELLED') return refuse('ENROLMENT_CLOSED');
  const candidate = (id: string | null): Candidate | null => (id === null ? null : (players.get(id) ?? strangerOf(id)));
  const [partner, reserve] = [candidate(partnerId), candidate(reserveId)];
  const { expectedPrice, price } = wish;
  const outcome = checkSubscribing({ phase, player, partner, reserve, expectedPrice, price }, league, now);
  const isRight = outcome.ok || outcome.code === 'WRONG_PRICE';
  if (isRight && !followsAll(player, [partnerId, reserveId])) return refuse('TEAMMATE_NOT_FOLLOWED');
  return outcome.ok ? accept({ phase }) : outcome;
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
