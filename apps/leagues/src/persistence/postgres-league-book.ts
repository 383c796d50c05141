import type { UserId } from '@setpoint/kernel';
import { ordinalOf, type Phase } from '@setpoint/league';
import { execute, insertRows, rowOf, rowsOf, sql, type Effects, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownPlayer, KnownRequest, LeagueBook } from '../application/ports/league-books.js';
import type { League, LeagueAction, LeaguePhase, Terms } from '../domain/league.js';
import { teammatesFrom, type LeagueSubscription } from '../domain/subscription.js';
import { declareSubscriptionTasks } from './declared-tasks.js';
import { LeagueEntity, PhaseEntity, type PhaseRow } from './league-entities.js';
import { toLeagueRow, toPhase, toPhaseRow } from './league-rows.js';
import { announceTerms, keepAction } from './league-history.js';
import { knownPlayers } from './queries/known-players.js';
import { subscriptionAggregate } from './queries/subscription-aggregate.js';
import { ChargeEntity, EntrantEntity, SubscriptionEntity, type EntrantRow } from './subscription-entities.js';
import {
  toChargeRow,
  toSubscription,
  toSubscriptionRow,
  toVersionRows,
  type SubscriptionAggregateRow,
} from './subscription-rows.js';

/** The book of a league whose row is locked. */
export class PostgresLeagueBook implements LeagueBook {
  /** Stored charges; others are new, and a unique constraint allows one per phase. */
  private readonly kept = new Set<string>();

  constructor(
    readonly league: League,
    readonly manager: EntityManager,
    readonly effects: Effects,
    private readonly now: Date,
  ) {}

  async phases(): Promise<readonly LeaguePhase[]> {
    const { id } = this.league;
    const rows = await rowsOf<PhaseRow>(
      this.manager,
      sql`select * from phase where league_id = ${id} order by ordinal`,
    );
    return rows.map(toPhase);
  }

  async plan(phases: readonly LeaguePhase[]): Promise<void> {
    await insertRows(this.manager, PhaseEntity, phases.map(toPhaseRow), { ignoreConflicts: true });
  }

  async savePhase(phase: LeaguePhase): Promise<void> {
    const { state, due_at, told_at, began_at } = toPhaseRow(phase);
    await this.manager.update(PhaseEntity, { id: phase.id }, { state, due_at, told_at, began_at });
  }

  async priceOf(phase: Phase): Promise<number> {
    const row = await rowOf<{ price_cents: number }>(
      this.manager,
      sql`select price_cents from terms where league_id = ${this.league.id} and ordinal <= ${ordinalOf(phase)}
        order by ordinal desc, position desc limit 1`,
    );
    if (!row) throw new Error(`${this.league.id} has no price for ${phase.year}-${phase.number}`);
    return row.price_cents;
  }

  announce(terms: Terms): Promise<void> {
    return announceTerms(this.manager, this.league.id, terms);
  }

  async subscription(id: string): Promise<LeagueSubscription | null> {
    return (await this.load(sql`where s.id = ${id} and s.league_id = ${this.league.id}`))[0] ?? null;
  }

  current(): Promise<readonly LeagueSubscription[]> {
    return this.load(sql`where s.league_id = ${this.league.id} and s.state <> 'INACTIVE' order by s.id`);
  }

  charged(phaseId: string): Promise<readonly LeagueSubscription[]> {
    return this.load(sql`where s.id in (select subscription_id from charge where phase_id = ${phaseId}) order by s.id`);
  }

  async request(playerId: UserId, requestId: string): Promise<KnownRequest | null> {
    const where = { player_id: playerId, request_id: requestId };
    const row = await this.manager.findOneBy(SubscriptionEntity, where);
    if (!row) return null;
    const [subscription] = await this.load(sql`where s.id = ${row.id}`);
    return { subscription: subscription!, inputHash: row.input_hash };
  }

  async add(subscription: LeagueSubscription, requestId: string, inputHash: string): Promise<boolean> {
    const row = { ...toSubscriptionRow(subscription), request_id: requestId, input_hash: inputHash };
    return (await insertRows(this.manager, SubscriptionEntity, [row], { ignoreConflicts: true })) > 0;
  }

  async save(subscriptions: readonly LeagueSubscription[], placesFrom: Phase): Promise<void> {
    if (subscriptions.length === 0) return;
    const rows = JSON.stringify(subscriptions.map(toSubscriptionRow));
    await execute(
      this.manager,
      sql`update subscription s set state = n.state, machine = n.machine, ended_because = n.ended_because,
          last_cause = n.last_cause, ended_at = n.ended_at, due_at = n.due_at
        from jsonb_populate_recordset(null::subscription, ${rows}::jsonb) n where s.id = n.id`,
    );
    const versions = JSON.stringify(subscriptions.flatMap((each) => toVersionRows(each, this.now)));
    await execute(
      this.manager,
      sql`insert into subscription_version (subscription_id, year, number, partner_id, reserve_id, accepted_ids,
          absence_from, absence_to, notification_mobile, court_ids, changed_at)
        select subscription_id, year, number, partner_id, reserve_id, accepted_ids, absence_from, absence_to,
          notification_mobile, court_ids, changed_at from jsonb_populate_recordset(null::subscription_version, ${versions}::jsonb)
        on conflict (subscription_id, year, number) do update set partner_id = excluded.partner_id,
          reserve_id = excluded.reserve_id, accepted_ids = excluded.accepted_ids,
          absence_from = excluded.absence_from, absence_to = excluded.absence_to,
          notification_mobile = excluded.notification_mobile, court_ids = excluded.court_ids,
          changed_at = excluded.changed_at`,
    );
    await this.saveCharges(subscriptions);
    await this.savePlaces(subscriptions, placesFrom);
    await declareSubscriptionTasks(this.league, subscriptions, this.now, this);
  }

  players(ids: readonly string[], exceptOf?: string): Promise<ReadonlyMap<string, KnownPlayer>> {
    return knownPlayers(this.manager, this.league, ids, exceptOf);
  }

  async saveLeague(league: League): Promise<void> {
    const { id: _, ...changes } = toLeagueRow(league);
    await this.manager.update(LeagueEntity, { id: league.id }, changes as never);
  }

  keep(action: LeagueAction): Promise<void> {
    return keepAction(this.manager, this.league.id, action);
  }

  private async load(rest: Sql): Promise<LeagueSubscription[]> {
    const rows = await rowsOf<SubscriptionAggregateRow>(this.manager, subscriptionAggregate(rest));
    const subscriptions = rows.map(toSubscription);
    for (const { charges } of subscriptions) for (const { reference } of charges) this.kept.add(reference);
    return subscriptions;
  }

  private async saveCharges(subscriptions: readonly LeagueSubscription[]): Promise<void> {
    const charges = subscriptions.flatMap((each) => each.charges);
    const made = charges.filter(({ reference }) => !this.kept.has(reference));
    await insertRows(this.manager, ChargeEntity, made.map(toChargeRow));
    const changed = JSON.stringify(charges.filter(({ reference }) => this.kept.has(reference)).map(toChargeRow));
    await execute(
      this.manager,
      sql`update charge c set attempt = n.attempt, paid_by = n.paid_by, state = n.state, asked_at = n.asked_at,
          pays_by = n.pays_by, ended_at = n.ended_at
        from jsonb_populate_recordset(null::charge, ${changed}::jsonb) n where c.reference = n.reference`,
    );
    for (const { reference } of made) this.kept.add(reference);
  }

  /** Ended subscriptions release their places. */
  private async savePlaces(subscriptions: readonly LeagueSubscription[], phase: Phase): Promise<void> {
    const ids = subscriptions.map(({ id }) => id);
    await execute(this.manager, sql`delete from entrant where subscription_id = any(${ids}::text[])`);
    const places = subscriptions
      .filter(({ machine }) => machine.state !== 'INACTIVE')
      .flatMap((each): EntrantRow[] => {
        const of = { league_id: each.leagueId, subscription_id: each.id };
        const teammates = teammatesFrom(each, phase);
        return [
          { ...of, player_id: each.playerId, role: 'SUBSCRIBER' },
          ...teammates.map((player_id): EntrantRow => ({ ...of, player_id, role: 'TEAMMATE' })),
        ];
      });
    await insertRows(this.manager, EntrantEntity, places);
  }
}
