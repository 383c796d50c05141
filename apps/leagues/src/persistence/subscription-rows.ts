import { userId } from '@setpoint/kernel';
import type { Cause, From, Phase, Subscription } from '@setpoint/league';
import {
  stateOf,
  type Charge,
  type LeagueSubscription,
  type SubscriptionEnd,
  type Team,
} from '../domain/subscription.js';
import type { ChargeRow, SubscriptionRow, SubscriptionVersionRow } from './subscription-entities.js';

/** Rows as they come in JSON: instants are texts. */
type InJson<Row> = { [Column in keyof Row]: Date extends Row[Column] ? string | null : Row[Column] };

export interface SubscriptionAggregateRow extends SubscriptionRow {
  /** By phase. */
  readonly versions: readonly InJson<SubscriptionVersionRow>[];
  readonly charges: readonly (InJson<ChargeRow> & Phase)[];
}

export const toSubscription = (row: SubscriptionAggregateRow): LeagueSubscription => ({
  ...{ id: row.id, leagueId: row.league_id, playerId: userId(row.player_id) },
  first: { year: row.first_year, number: row.first_number },
  createdAt: row.created_at,
  isPending: row.state === 'PENDING',
  machine: toMachine(row.machine),
  endedBecause: row.ended_because as SubscriptionEnd | null,
  endedAt: row.ended_at,
  lastCause: row.last_cause as Cause | null,
  dueAt: row.due_at,
  versions: row.versions.map(toVersion),
  charges: row.charges.map(toCharge),
});

const INSTANTS: readonly string[] = ['since', 'causeSince', 'triedAt', 'at'];

const toMachine = (stored: Record<string, unknown>): Subscription =>
  Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, INSTANTS.includes(key) ? new Date(value as string) : value]),
  ) as unknown as Subscription;

const toVersion = (row: InJson<SubscriptionVersionRow>): From<Team> => ({
  from: { year: row.year, number: row.number },
  value: {
    partnerId: row.partner_id === null ? null : userId(row.partner_id),
    reserveId: row.reserve_id === null ? null : userId(row.reserve_id),
    acceptedIds: row.accepted_ids.map(userId),
    preferences: {
      ...{ absenceFrom: row.absence_from, absenceTo: row.absence_to, courtIds: row.court_ids },
      notificationMobile: row.notification_mobile,
    },
  },
});

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

const toCharge = (row: InJson<ChargeRow> & Phase): Charge => ({
  ...{ reference: row.reference, subscriptionId: row.subscription_id, phaseId: row.phase_id },
  phase: { year: row.year, number: row.number },
  ...{ attempt: row.attempt, by: row.paid_by, priceCents: row.price_cents, state: row.state },
  ...{ askedAt: instantOf(row.asked_at)!, paysBy: instantOf(row.pays_by)!, endedAt: instantOf(row.ended_at) },
});

export const toSubscriptionRow = (
  subscription: LeagueSubscription,
): Omit<SubscriptionRow, 'request_id' | 'input_hash'> => ({
  ...{ id: subscription.id, league_id: subscription.leagueId, player_id: subscription.playerId },
  ...{ first_year: subscription.first.year, first_number: subscription.first.number, state: stateOf(subscription) },
  machine: { ...subscription.machine },
  ...{ ended_because: subscription.endedBecause, last_cause: subscription.lastCause },
  ...{ created_at: subscription.createdAt, ended_at: subscription.endedAt, due_at: subscription.dueAt },
});

export const toVersionRows = ({ id, versions }: LeagueSubscription, changedAt: Date): SubscriptionVersionRow[] =>
  versions.map(({ from, value: { partnerId, reserveId, acceptedIds, preferences } }) => ({
    ...{ subscription_id: id, year: from.year, number: from.number, partner_id: partnerId, reserve_id: reserveId },
    ...{ accepted_ids: [...acceptedIds], absence_from: preferences.absenceFrom, absence_to: preferences.absenceTo },
    ...{ notification_mobile: preferences.notificationMobile, court_ids: [...preferences.courtIds] },
    changed_at: changedAt,
  }));

export const toChargeRow = (charge: Charge): ChargeRow => ({
  ...{ reference: charge.reference, subscription_id: charge.subscriptionId, phase_id: charge.phaseId },
  ...{ attempt: charge.attempt, paid_by: charge.by, price_cents: charge.priceCents, state: charge.state },
  ...{ asked_at: charge.askedAt, pays_by: charge.paysBy, ended_at: charge.endedAt },
});
