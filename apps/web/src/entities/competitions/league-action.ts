import type { LeagueCardFragment } from '@setpoint/client/documents';

type Refusal = NonNullable<LeagueCardFragment['subscribingRefusal']>;

/** What the steps of subscribing ask for themselves stands in nobody's way. */
const ASKED_ON_THE_WAY: readonly Refusal[] = ['TEAMMATE_REQUIRED', 'MOBILE_REQUIRED'];

type Seen = Pick<LeagueCardFragment, 'actualState' | 'phases' | 'subscribingRefusal' | 'mySubscription'>;

/** Why the reader can't subscribe; null where nothing stands in the way. */
export function leagueObstacleOf({ subscribingRefusal, phases }: Pick<Seen, 'subscribingRefusal' | 'phases'>) {
  if (subscribingRefusal !== null && !ASKED_ON_THE_WAY.includes(subscribingRefusal)) return subscribingRefusal;
  // Visitors are told nothing of themselves.
  if (phases.some(({ state }) => state === 'ENROLLING')) return null;
  return phases.some(({ state }) => state === 'PLANNED') ? 'ENROLMENT_NOT_OPEN' : 'ENROLMENT_CLOSED';
}

/** Whether a team waits for the reader's answer. */
export const isAsked = ({ mySubscription }: Pick<Seen, 'mySubscription'>): boolean =>
  mySubscription?.myActions.includes('ACCEPT') ?? false;

/** The one thing to do about a league from its card. */
export function leagueAction(league: Seen): 'answer' | 'pay' | 'settle' | 'subscribe' | 'groups' | null {
  if (isAsked(league)) return 'answer';
  switch (league.mySubscription?.state) {
    case 'PENDING':
      return 'pay';
    case 'SUSPENDED':
      return 'settle';
    case 'ACTIVE':
      return league.actualState === 'OPEN' ? null : 'groups';
    default:
      if (league.actualState !== 'COMPLETED' && leagueObstacleOf(league) === null) return 'subscribe';
      return league.actualState === 'OPEN' ? null : 'groups';
  }
}
