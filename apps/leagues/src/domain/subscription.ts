import type { UserId } from '@setpoint/kernel';
import {
  decideSubscription,
  dueAtOf,
  evolveSubscription,
  inForce,
  type Cause,
  type From,
  type InactiveSubscription,
  type Phase,
  type PhaseOfMember,
  type Subscription,
  type SubscriptionFact,
} from '@setpoint/league';

/** How long the first phase may be paid. */
export const MINUTES_TO_PAY = 30;

export type SubscriptionEnd =
  | 'NOT_PAID'
  | 'UNPAID'
  | 'NO_VALID_CARD'
  | 'NOT_AUTHENTICATED'
  | 'PAYMENT_DELETED'
  | 'CANCELLED'
  | 'EXCLUDED'
  | 'PAYMENT_REVERSED';

export interface Preferences {
  /** YYYY-MM-DD, both included. */
  readonly absenceFrom: string | null;
  readonly absenceTo: string | null;
  readonly notificationMobile: string | null;
  readonly courtIds: readonly string[];
}

/** A member's team and preferences from a phase on (LEA-09). */
export interface Team {
  readonly partnerId: UserId | null;
  readonly reserveId: UserId | null;
  /** Of these two, who has agreed to it: whoever has not is no member. */
  readonly acceptedIds: readonly UserId[];
  readonly preferences: Preferences;
}

export interface Charge {
  readonly reference: string;
  readonly subscriptionId: string;
  readonly phase: Phase;
  readonly phaseId: string;
  /** From 1 on. */
  readonly attempt: number;
  readonly by: 'PLAYER' | 'SAVED_MEANS';
  readonly priceCents: number;
  readonly state: 'ASKED' | 'FAILED' | 'PAID' | 'CLOSED' | 'REFUNDED';
  readonly askedAt: Date;
  readonly paysBy: Date;
  readonly endedAt: Date | null;
}

/** A subscription with everything decisions need. The machine starts with the first payment (LEA-08). */
export interface LeagueSubscription {
  readonly id: string;
  readonly leagueId: string;
  readonly playerId: UserId;
  readonly first: Phase;
  readonly createdAt: Date;
  readonly isPending: boolean;
  readonly machine: Subscription;
  readonly endedBecause: SubscriptionEnd | null;
  readonly endedAt: Date | null;
  readonly lastCause: Cause | null;
  readonly dueAt: Date | null;
  /** In the order of the phases from which on they hold. */
  readonly versions: readonly From<Team>[];
  /** In the order of the phases. */
  readonly charges: readonly Charge[];
}

export type SubscriptionState = 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'INACTIVE';

export const stateOf = ({ isPending, machine }: Pick<LeagueSubscription, 'isPending' | 'machine'>): SubscriptionState =>
  isPending && machine.state !== 'INACTIVE' ? 'PENDING' : machine.state;

/** One for each subscription and phase, whatever the attempt (LEA-12). */
export const referenceOf = (subscriptionId: string, { year, number }: Phase): string =>
  `${subscriptionId}:${year}-${number}`;

export const chargeOf = ({ charges }: LeagueSubscription, phase: Phase): Charge | null =>
  charges.find((charge) => charge.phase.year === phase.year && charge.phase.number === phase.number) ?? null;

/** The team that plays in a phase; before its first the one that it begins with. */
export const teamIn = ({ versions }: Pick<LeagueSubscription, 'versions'>, phase: Phase): Team =>
  inForce(versions, phase) ?? versions[0]!.value;

/** Players and reserves of a phase, the subscriber first. */
export function playersIn(subscription: LeagueSubscription, phase: Phase): readonly UserId[] {
  return [subscription.playerId, ...teammatesIn(teamIn(subscription, phase))];
}

/** Partner and reserve who have agreed to it. */
export const teammatesIn = (team: Team): readonly UserId[] =>
  namedIn(team).filter((id) => team.acceptedIds.includes(id));

/** Partner and reserve, whether they have agreed or not. */
export const namedIn = ({ partnerId, reserveId }: Pick<Team, 'partnerId' | 'reserveId'>): readonly UserId[] =>
  [partnerId, reserveId].filter((id) => id !== null);

/** Everybody with a place in the league through it, now or in a coming phase. */
export function teammatesFrom(subscription: LeagueSubscription, phase: Phase): readonly UserId[] {
  const teams = teamsFrom(subscription, phase);
  return [...new Set(teams.flatMap(teammatesIn))];
}

/** The team that plays now, and those of coming phases. */
function teamsFrom({ versions }: LeagueSubscription, phase: Phase): readonly Team[] {
  const coming = versions.filter(({ from }) => ordinal(from) > ordinal(phase)).map(({ value }) => value);
  return [inForce(versions, phase) ?? versions[0]!.value, ...coming];
}

/** The team without a reserve; null if that person is indispensable (subscriber, partner, only teammate). */
export function withoutReserve(
  subscription: LeagueSubscription,
  player: UserId,
  { numberPlayers }: { readonly numberPlayers: 1 | 2 },
  phase: Phase,
): LeagueSubscription | null {
  const isNeeded = ({ partnerId, reserveId }: Team) =>
    partnerId === player || (reserveId === player && partnerId === null && numberPlayers === 2);
  if (subscription.playerId === player || teamsFrom(subscription, phase).some(isNeeded)) return null;
  const versions = subscription.versions.map(({ from, value }) =>
    value.reserveId === player
      ? { from, value: { ...value, reserveId: null, acceptedIds: value.acceptedIds.filter((id) => id !== player) } }
      : { from, value },
  );
  return { ...subscription, versions };
}

const ordinal = ({ year, number }: Phase) => year * 3 + number;

/** Charged phases relevant to the three-in-a-row rule (LEA-09). */
export const phasesOf = ({ charges }: LeagueSubscription): readonly PhaseOfMember[] =>
  charges
    .filter(({ state }) => state === 'PAID' || state === 'REFUNDED')
    .map(({ phase, state }) => ({ phase, kind: state === 'PAID' ? 'PAID' : 'NOT_HELD' }));

/** Saves facts of the machine together with the next deadline. */
export function apply(
  before: LeagueSubscription,
  facts: readonly SubscriptionFact[],
  timeZone: string,
): LeagueSubscription {
  const machine = facts.reduce(evolveSubscription, before.machine);
  const failed = facts.findLast((fact) => fact.kind === 'FAILED');
  const ended = machine.state === 'INACTIVE' && before.machine.state !== 'INACTIVE' ? machine : null;
  return {
    ...before,
    machine,
    isPending: before.isPending && !facts.some(({ kind }) => kind === 'PAID'),
    lastCause: failed?.cause ?? before.lastCause,
    endedBecause: ended ? endOf(before, ended.reason) : before.endedBecause,
    endedAt: ended?.at ?? before.endedAt,
    dueAt: dueAfter(before, machine, facts, timeZone),
  };
}

/** In any case the first payment was not made. */
const endOf = ({ isPending }: LeagueSubscription, reason: InactiveSubscription['reason']): SubscriptionEnd =>
  isPending && reason !== 'CANCELLED' && reason !== 'EXCLUDED' ? 'NOT_PAID' : reason;

function dueAfter(
  before: LeagueSubscription,
  machine: Subscription,
  facts: readonly SubscriptionFact[],
  timeZone: string,
): Date | null {
  if (machine.state === 'SUSPENDED' && !machine.closing) return dueAtOf(machine, timeZone);
  const isSettled = facts.some(({ kind }) => kind === 'PAID' || kind === 'DEACTIVATED');
  return isSettled ? null : before.dueAt;
}

/** Facts that end a subscription with its league, whatever its state. */
export const endingFacts = ({ machine }: LeagueSubscription, now: Date): readonly SubscriptionFact[] =>
  machine.state === 'INACTIVE' ? [] : [{ kind: 'DEACTIVATED', reason: 'CANCELLED', at: now }];

/** Its phase needs no payment any more: continues with the next one. */
export function forgive(subscription: LeagueSubscription, phase: Phase): LeagueSubscription {
  const { machine, isPending } = subscription;
  if (machine.state === 'INACTIVE' || isPending || !machine.charge) return subscription;
  if (machine.charge.phase.year !== phase.year || machine.charge.phase.number !== phase.number) return subscription;
  const { charge, endsAfter } = machine;
  return { ...subscription, dueAt: null, machine: { state: 'ACTIVE', charge, isCharging: false, endsAfter } };
}

export const decide = decideSubscription;
