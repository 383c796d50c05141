import { Injectable } from '@nestjs/common';
import { LONGEST_HISTORY, userId, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { empty, rowOf, rowsOf, sql, Storage, type Sql } from '@setpoint/service-kit';
import { LeagueReads, LISTED_OF_PLAYER, type FollowedPlayer, type FoundLeague, type KnownTerms, type LeagueCriteria } from '../application/ports/league-reads.js'; // oxfmt-ignore
import type { KnownPlayer } from '../application/ports/league-books.js';
import type { League, LeagueAction, LeagueActionKind, LeaguePhase } from '../domain/league.js';
import type { LeagueSubscription } from '../domain/subscription.js';
import { PhaseEntity, type LeagueActionRow, type LeagueRow, type PhaseRow, type TermsRow } from './league-entities.js';
import { toLeague, toPhase } from './league-rows.js';
import { knownPlayers } from './queries/known-players.js';
import { leaguePage } from './queries/league-pages.js';
import { phaseMembers } from './queries/phase-members.js';
import { subscriptionAggregate } from './queries/subscription-aggregate.js';
import { toSubscription, type SubscriptionAggregateRow } from './subscription-rows.js';

/** How far leagues are looked for around a player. */
const NEAR_KM = 100;
const MOST_CANDIDATES = 50;
const ANY: Omit<LeagueCriteria, 'near'> = {
  ...{ sports: null, sex: null, numberPlayers: null, actualState: null, text: null, year: null },
  needsDecision: false,
};

@Injectable()
export class PostgresLeagueReads extends LeagueReads {
  constructor(private readonly storage: Storage) {
    super();
  }

  override of(ids: readonly string[]): Promise<readonly League[]> {
    return this.leagues(sql`where l.id = any(${ids}::text[])`);
  }

  override page(
    criteria: LeagueCriteria,
    order: 'NEAREST' | 'NAME' | 'LATEST',
    page: PageRequest,
  ): Promise<Page<FoundLeague>> {
    return leaguePage(this.storage.manager, criteria, order, page);
  }

  override async nearTo(playerId: UserId, limit: number): Promise<readonly FoundLeague[]> {
    const { manager } = this.storage;
    const at = await rowOf<{ lat: number | null; lng: number | null }>(
      manager,
      sql`select lat, lng from player where id = ${playerId}`,
    );
    const isKnown = at?.lat != null && at.lng != null;
    const near = isKnown ? { lat: at.lat!, lng: at.lng!, km: NEAR_KM } : null;
    const { items } = await leaguePage(manager, { ...ANY, near }, near ? 'NEAREST' : 'NAME', { first: limit });
    return items.filter(({ endedAt }) => endedAt === null);
  }

  override withPlayer(playerId: string): Promise<readonly League[]> {
    return this.leagues(sql`where l.id in (
        select s.league_id from subscription s where s.player_id = ${playerId} and ${PAID}
        union select s.league_id from subscription_version v join subscription s on s.id = v.subscription_id
          where (v.partner_id = ${playerId} or v.reserve_id = ${playerId})
            and ${playerId} = any(v.accepted_ids) and ${PAID}
        union select p.league_id from member m join phase p on p.id = m.phase_id
          where m.player_ids @> array[${playerId}::text] and p.imported_at is not null)
      order by (select max(c.asked_at) from charge c join subscription s on s.id = c.subscription_id
        where s.league_id = l.id) desc nulls last, l.id limit ${LISTED_OF_PLAYER}`);
  }

  override async phases(leagueIds: readonly string[]): Promise<readonly LeaguePhase[]> {
    const rows = await rowsOf<PhaseRow>(
      this.storage.manager,
      sql`select * from phase where league_id = any(${leagueIds}::text[]) order by league_id, ordinal`,
    );
    return rows.map(toPhase);
  }

  override async members(phaseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await rowsOf<{ id: string; count: number }>(this.storage.manager, phaseMembers(phaseIds));
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  override async terms(leagueIds: readonly string[]): Promise<readonly KnownTerms[]> {
    const rows = await rowsOf<TermsRow>(
      this.storage.manager,
      sql`select * from terms where league_id = any(${leagueIds}::text[]) order by league_id, ordinal, position`,
    );
    return rows.map(({ league_id, year, number, price_cents, terms, announced_at }) => ({
      ...{ leagueId: league_id, from: { year, number }, priceCents: price_cents, terms, announcedAt: announced_at },
    }));
  }

  override async leagueOfPhase(phaseId: string): Promise<string | null> {
    return (await this.storage.manager.findOneBy(PhaseEntity, { id: phaseId }))?.league_id ?? null;
  }

  override async history(leagueId: string): Promise<readonly LeagueAction[]> {
    const rows = await rowsOf<LeagueActionRow>(
      this.storage.manager,
      sql`select * from (
          select * from league_action where league_id = ${leagueId} order by position desc limit ${LONGEST_HISTORY}
        ) latest order by position`,
    );
    return rows.map(({ kind, by_id, at, reason, before, after }) => ({
      ...{ kind: kind as LeagueActionKind, by: userId(by_id ?? ''), at, reason, before, after },
    }));
  }

  override async subscription(id: string): Promise<LeagueSubscription | null> {
    return (await this.subscriptions(sql`where s.id = ${id}`))[0] ?? null;
  }

  override subscriptionsWith(playerId: UserId): Promise<readonly LeagueSubscription[]> {
    return this.subscriptions(sql`where s.id in (
        select id from subscription where player_id = ${playerId}
        union select v.subscription_id from subscription_version v join subscription i on i.id = v.subscription_id
          where (v.partner_id = ${playerId} or v.reserve_id = ${playerId})
            and (i.state <> 'INACTIVE' or ${playerId} = any(v.accepted_ids)))
      order by s.state = 'INACTIVE', s.created_at desc, s.id desc limit ${LISTED_OF_PLAYER}`);
  }

  override subscriptionsOf(
    leagueId: string,
    first: number,
    after: string | null,
  ): Promise<readonly LeagueSubscription[]> {
    const beyond =
      after === null
        ? empty
        : sql`and (s.created_at, s.id) > (
      select created_at, id from subscription where id = ${after} and league_id = ${leagueId})`;
    return this.subscriptions(
      sql`where s.league_id = ${leagueId} ${beyond} order by s.created_at, s.id limit ${first}`,
    );
  }

  override players(
    league: League,
    ids: readonly string[],
    exceptOf: string | null,
  ): Promise<ReadonlyMap<string, KnownPlayer>> {
    return knownPlayers(this.storage.manager, league, ids, exceptOf);
  }

  override async followed(league: League, playerId: UserId, text: string): Promise<readonly FollowedPlayer[]> {
    const rows = await rowsOf<{ id: string; name: string }>(
      this.storage.manager,
      sql`select p.id, p.display_name as name from follow f join player p on p.id = f.followed_id
        where f.follower_id = ${playerId} and not p.is_closed and p.display_name is not null
          and strpos(lower(p.display_name), lower(${text})) > 0
        order by lower(p.display_name), p.id limit ${MOST_CANDIDATES}`,
    );
    const ids = rows.map(({ id }) => id);
    const known = await knownPlayers(this.storage.manager, league, ids);
    return rows.map(({ id, name }) => ({ ...known.get(id)!, name }));
  }

  private async leagues(rest: Sql): Promise<readonly League[]> {
    const rows = await rowsOf<LeagueRow>(this.storage.manager, sql`select l.* from league l ${rest}`);
    return rows.map(toLeague);
  }

  private async subscriptions(rest: Sql): Promise<readonly LeagueSubscription[]> {
    const rows = await rowsOf<SubscriptionAggregateRow>(this.storage.manager, subscriptionAggregate(rest));
    return rows.map(toSubscription);
  }
}

/** Unpaid subscriptions are not shown. */
const PAID = sql`exists (select from charge c where c.subscription_id = s.id and c.state = 'PAID')`;
