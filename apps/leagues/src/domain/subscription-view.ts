import type { UserId } from '@setpoint/kernel';
import { momentOf, ordinalOf, type Phase } from '@setpoint/league';
import type { League, LeaguePhase } from './league.js';
import { decide, phasesOf, stateOf, teamIn, type LeagueSubscription, type Team } from './subscription.js';
import { teammateActions, type TeammateAction } from './teammates.js';

// A subscription as shown to its members.

export type SubscriptionActionKind =
  | 'PAY'
  | 'VERIFY'
  | 'RETRY'
  | 'CHANGE_CARD'
  | 'DELETE_PAYMENT'
  | 'CHANGE'
  | 'CANCEL'
  | TeammateAction;

/** The phase that is played, or else the next one. */
export const phaseNow = (now: Date, timeZone: string): Phase => {
  const { playing, next } = momentOf(now, timeZone);
  return playing?.phase ?? next;
};

export const teamNow = (subscription: LeagueSubscription, now: Date, timeZone: string): Team =>
  teamIn(subscription, phaseNow(now, timeZone));

/** Team and preferences from the next phase on, if different. */
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
  const valuesOf = ({ partnerId, reserveId, acceptedIds, preferences }: Team) => {
    const { absenceFrom, absenceTo, notificationMobile, courtIds } = preferences;
    return [partnerId, reserveId, acceptedIds.join(), absenceFrom, absenceTo, notificationMobile, ...courtIds].join(
      ' ',
    );
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

/** What the subscriber can do; partner and reserve answer for themselves. */
export function actionsOf(
  subscription: LeagueSubscription,
  viewer: UserId,
  { timeZone }: Pick<League, 'timeZone'>,
  now: Date,
): readonly SubscriptionActionKind[] {
  const { machine, isPending, playerId } = subscription;
  if (machine.state === 'INACTIVE') return [];
  if (viewer !== playerId) return teammateActions(subscription, viewer, momentOf(now, timeZone).next);
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
