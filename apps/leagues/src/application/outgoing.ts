import {
  chargeDue,
  chargeLookRequested,
  chargeRefunded,
  chargeWithdrawn,
  outgoing,
  phaseCancelled,
  phaseDelayed,
  phaseStarting,
  rulesChanged,
  subscriptionChanged,
  teamChanged,
  teammateInvited,
  termsAnnounced,
  type DataOf,
  type OutgoingEvent,
} from '@setpoint/events';
import { daysOf, deadlineOf, LEAST_ENTRIES, type Phase } from '@setpoint/league';
import type { League, LeaguePhase, Terms } from '../domain/league.js';
import { stateOf, type Charge, type LeagueSubscription } from '../domain/subscription.js';

// Events about a league.

const factsOf = ({ id, name, sport, numberPlayers }: League) => ({ id, name, sport, numberPlayers });
const phaseOf = ({ year, number }: Phase) => ({ year, phase: number });

export const chargeDueEvent = (league: League, { playerId }: LeagueSubscription, charge: Charge): OutgoingEvent =>
  outgoing(chargeDue, {
    ...{ reference: charge.reference, attempt: charge.attempt, subscriptionId: charge.subscriptionId, playerId },
    ...{ league: factsOf(league), phase: phaseOf(charge.phase), priceCents: charge.priceCents, by: charge.by },
    paysBy: charge.paysBy.toISOString(),
  });

export const lookEvent = ({ reference }: Charge, { playerId }: LeagueSubscription): OutgoingEvent =>
  outgoing(chargeLookRequested, { reference, playerId });

export const withdrawnEvent = ({ reference }: Charge, { playerId }: LeagueSubscription): OutgoingEvent =>
  outgoing(chargeWithdrawn, { reference, playerId });

export const refundedEvent = (
  league: League,
  { playerId }: LeagueSubscription,
  { reference }: Charge,
  reason: 'PHASE_CANCELLED' | 'SUBSCRIPTION_OVER',
): OutgoingEvent => outgoing(chargeRefunded, { reference, league: factsOf(league), playerId, reason, to: 'MEANS' });

export function changedEvent(
  league: League,
  subscription: LeagueSubscription,
  playerIds: readonly string[],
  now: Date,
): OutgoingEvent {
  const state = stateOf(subscription);
  if (state === 'PENDING') throw new Error(`${subscription.id} is not paid yet`);
  return outgoing(subscriptionChanged, {
    ...{ subscriptionId: subscription.id, league: factsOf(league), playerIds: [...playerIds], state },
    cause: state === 'ACTIVE' ? null : subscription.lastCause,
    ...endOf(subscription),
    until: untilOf(subscription, league.timeZone)?.toISOString() ?? null,
    at: now.toISOString(),
  });
}

/** What was taken back counts as not paid. */
const endOf = ({ endedBecause }: LeagueSubscription) =>
  endedBecause === 'PAYMENT_REVERSED' ? { endedBecause: 'UNPAID' as const, reversed: true } : { endedBecause };

/** Until when something is to be done about it. */
export function untilOf(subscription: LeagueSubscription, timeZone: string): Date | null {
  const { machine, isPending, charges } = subscription;
  if (machine.state === 'SUSPENDED') return machine.closing ? null : deadlineOf(machine, timeZone);
  return isPending && machine.state === 'ACTIVE' ? (charges[0]?.paysBy ?? null) : null;
}

export const startingEvent = (league: League, phase: LeaguePhase, playerIds: readonly string[]): OutgoingEvent =>
  outgoing(phaseStarting, {
    ...{ league: factsOf(league), phase: phaseOf(phase), playerIds: [...playerIds] },
    startsOn: dayOf(phase.startsAt, league.timeZone),
  });

/** Its groups are formed when all charges have their last answers, and that day at the latest. */
export const delayedEvent = (
  league: League,
  phase: LeaguePhase,
  playerIds: readonly string[],
  { paid, groupsBy }: { readonly paid: number; readonly groupsBy: Date },
): OutgoingEvent =>
  outgoing(phaseDelayed, {
    ...{ league: factsOf(league), phase: phaseOf(phase), playerIds: [...playerIds], paid, needed: LEAST_ENTRIES },
    groupsBy: dayOf(new Date(+groupsBy - 1), league.timeZone),
  });

export const cancelledEvent = (
  league: League,
  phase: LeaguePhase,
  playerIds: readonly string[],
  now: Date,
): OutgoingEvent =>
  outgoing(phaseCancelled, {
    ...{ league: factsOf(league), phase: phaseOf(phase), playerIds: [...playerIds], at: now.toISOString() },
  });

/** To those who are asked into a team. */
export const invitedEvents = (
  league: League,
  { id: subscriptionId, playerId: subscriberId }: LeagueSubscription,
  playerIds: readonly string[],
  from: Phase,
): readonly OutgoingEvent[] =>
  playerIds.map((playerId) =>
    outgoing(teammateInvited, { subscriptionId, league: factsOf(league), subscriberId, playerId, from: phaseOf(from) }),
  );

/** What became of a team, for who subscribed; by whom, if by one of it. */
export const teamEvent = (
  league: League,
  { id: subscriptionId, playerId: subscriberId }: LeagueSubscription,
  change: DataOf<typeof teamChanged>['change'],
  playerId: string | null,
  now: Date,
): OutgoingEvent =>
  outgoing(teamChanged, {
    ...{ subscriptionId, league: factsOf(league), subscriberId, change, playerId, at: now.toISOString() },
  });

export const announcedEvent = (
  league: League,
  { priceCents, terms, from }: Terms,
  playerIds: readonly string[],
): OutgoingEvent =>
  outgoing(termsAnnounced, {
    ...{ league: factsOf(league), playerIds: [...playerIds], priceCents, terms, from: phaseOf(from) },
  });

export const rulesChangedEvent = (
  league: League,
  playerIds: readonly string[],
  areRulesOther: boolean,
  now: Date,
): OutgoingEvent =>
  outgoing(rulesChanged, {
    ...{ league: factsOf(league), playerIds: [...playerIds], at: now.toISOString() },
    terms: areRulesOther ? league.rules : null,
  });

/** The day of an instant where the league is, YYYY-MM-DD. */
export const dayOf = (instant: Date, timeZone: string): string =>
  daysOf({ startsAt: instant, endsAt: new Date(+instant + 1) }, timeZone)[0]!;
