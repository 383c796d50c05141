import type { UserId } from '@setpoint/kernel';
import { momentOf, ordinalOf, type Phase } from '@setpoint/league';
import type { League, LeaguePhase } from './league.js';
import { decide, phasesOf, stateOf, teamIn, type LeagueSubscription, type Team } from './subscription.js';

// How a subscription is shown to those who are in it.

export type SubscriptionActionKind =
  'PAY' | 'VERIFY' | 'RETRY' | 'CHANGE_CARD' | 'DELETE_PAYMENT' | 'CHANGE' | 'CANCEL';

/** The phase that is played, or else the next one. */
export const phaseNow = (now: Date, timeZone: string): Phase => {
  const { playing, next } = momentOf(now, timeZone);
  return playing?.phase ?? next;
};

export const teamNow = (subscription: LeagueSubscription, now: Date, timeZone: string): Team =>
  teamIn(subscription, phaseNow(now, timeZone));

/** The team and how it plays from the next phase on, where that is something else than now. */
export function nextTeam(
  subscription: LeagueSubscription,
  now: Date,
  timeZone: string,
): { readonly team: Team; readonly from: Phase } | null {
  if (subscription.machine.state === 'INACTIVE') return null;
  const { next } = momentOf(now, timeZone);
  const [current, coming] = [teamNow(subscription, now, timeZone), teamIn(subscription, next)];
  return isSameTeam(current, coming) ? null : { team: coming, from: next };
}

function isSameTeam(one: Team, other: Team): boolean {
  const valuesOf = ({ partnerId, reserveId, preferences }: Team) => {
    const { absenceFrom, absenceTo, notificationMobile, courtIds } = preferences;
    return [partnerId, reserveId, absenceFrom, absenceTo, notificationMobile, ...courtIds].join(' ');
  };
  return valuesOf(one) === valuesOf(other);
}

/** The phase that is charged next; null where none will be. */
export function nextCharged(
  { machine }: LeagueSubscription,
  phases: readonly LeaguePhase[],
  now: Date,
): LeaguePhase | null {
  if (machine.state === 'INACTIVE' || machine.endsAfter) return null;
  const last = machine.charge ? ordinalOf(machine.charge.phase) : 0;
  return phases.find((each) => each.startsAt > now && each.state !== 'CANCELLED' && ordinalOf(each) > last) ?? null;
}

/** What is to be paid by hand. */
export function payableReference(subscription: LeagueSubscription): string | null {
  const { machine, charges } = subscription;
  const isPayable =
    stateOf(subscription) === 'PENDING' || (machine.state === 'SUSPENDED' && !machine.closing && !machine.isCharging);
  return isPayable ? (charges.at(-1)?.reference ?? null) : null;
}

/** What the subscriber can do now; others in the team can do nothing. */
export function actionsOf(
  subscription: LeagueSubscription,
  viewer: UserId,
  { timeZone }: Pick<League, 'timeZone'>,
  now: Date,
): readonly SubscriptionActionKind[] {
  const { machine, isPending, playerId } = subscription;
  if (viewer !== playerId || machine.state === 'INACTIVE') return [];
  const can = (command: Parameters<typeof decide>[1]) => decide(machine, command, now, timeZone).ok;
  const isSuspended = machine.state === 'SUSPENDED' && !machine.closing;
  const actions: SubscriptionActionKind[] = [];
  if (payableReference(subscription)) actions.push('PAY');
  if (can({ kind: 'VERIFY' })) actions.push('VERIFY');
  if (isSuspended && !machine.isCharging && can({ kind: 'RETRY' })) actions.push('RETRY');
  if (isSuspended && !machine.isCharging && ['EXPIRED_CARD', 'DECLINED', 'INSUFFICIENT_FUNDS'].includes(machine.cause))
    actions.push('CHANGE_CARD');
  if (isPending || isSuspended) actions.push('DELETE_PAYMENT');
  if (!machine.endsAfter) actions.push('CHANGE');
  if (!machine.endsAfter && can({ kind: 'CANCEL', phases: phasesOf(subscription) })) actions.push('CANCEL');
  return actions;
}

/** Phases that were paid and have begun. */
export const phasesPlayed = ({ charges }: LeagueSubscription, now: Date, phases: readonly LeaguePhase[]): number =>
  charges.filter(({ state, phaseId }) => {
    const phase = phases.find(({ id }) => id === phaseId);
    return state === 'PAID' && phase !== undefined && phase.startsAt <= now;
  }).length;
