import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, type Page, type PageRequest } from '@setpoint/kernel';
import { rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { LISTED_AWARDS, PlayReads, type Award, type GroupOutline, type SubscriptionTask } from '../application/ports/play-reads.js'; // oxfmt-ignore
import type { RankedTeam } from '../application/ports/playing-groups.js';
import type { League, LeaguePhase } from '../domain/league.js';
import type { PlayingGroup } from '../domain/play/group.js';
import type { TableRow } from '../domain/play/table.js';
import type { LeagueRow, PhaseRow } from './league-entities.js';
import { toLeague, toPhase } from './league-rows.js';
import type { AwardRow, RankingRow } from './play-entities.js';
import type { StoredAvailability } from './projection-entities.js';
import { groupOutlines, outlinesOfPhases } from './queries/group-outlines.js';
import { readGroups } from './queries/playing-group.js';
import { standingsOfGroups } from './queries/standings.js';

const RANKING_ORDER = 'league ranking';

@Injectable()
export class PostgresPlayReads extends PlayReads {
  constructor(private readonly storage: Storage) {
    super();
  }

  override groups(ids: readonly string[]): Promise<readonly PlayingGroup[]> {
    return readGroups(this.storage.manager, ids);
  }

  override async groupsOfPhase(phaseId: string): Promise<readonly PlayingGroup[]> {
    const rows = await rowsOf<{ id: string }>(
      this.storage.manager,
      sql`select id from league_group where phase_id = ${phaseId}`,
    );
    return this.groups(rows.map(({ id }) => id));
  }

  override outlines(ids: readonly string[]): Promise<readonly GroupOutline[]> {
    return groupOutlines(this.storage.manager, sql`g.id = any(${ids}::text[])`);
  }

  override async outlineAt(phaseId: string, number: number): Promise<GroupOutline | null> {
    const which = sql`g.phase_id = ${phaseId} and g.number = ${number}`;
    return (await groupOutlines(this.storage.manager, which))[0] ?? null;
  }

  override outlinesOfPhases(phaseIds: readonly string[]): Promise<readonly GroupOutline[]> {
    return outlinesOfPhases(this.storage.manager, phaseIds);
  }

  override async undecided(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await rowsOf<{ group_id: string }>(
      this.storage.manager,
      sql`select distinct group_id from fixture
        where group_id = any(${ids}::text[]) and is_kept and state in ('READY', 'CLOSING')`,
    );
    return new Set(rows.map(({ group_id }) => group_id));
  }

  override async groupCounts(phaseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await rowsOf<{ phase_id: string; count: number }>(
      this.storage.manager,
      sql`select phase_id, count(*) as count from league_group where phase_id = any(${phaseIds}::text[]) group by phase_id`,
    );
    return new Map(rows.map(({ phase_id, count }) => [phase_id, count]));
  }

  override async groupsOfPlayer(player: string, leagueIds: readonly string[]) {
    const rows = await rowsOf<{ id: string; league_id: string }>(
      this.storage.manager,
      sql`select distinct on (phase.league_id) member.group_id as id, phase.league_id
        from member join phase on phase.id = member.phase_id
        where member.player_ids @> array[${player}::text] and phase.league_id = any(${leagueIds}::text[])
          and phase.state in ('IN_PROGRESS', 'FINALS')
        order by phase.league_id, phase.ordinal desc`,
    );
    const groups = await this.outlines(rows.map(({ id }) => id));
    return new Map(groups.map((group) => [group.leagueId, group]));
  }

  override tables(groupIds: readonly string[]): Promise<ReadonlyMap<string, readonly TableRow[]>> {
    return standingsOfGroups(this.storage.manager, groupIds);
  }

  override async tablesOfLastNight(groupIds: readonly string[]): Promise<ReadonlyMap<string, readonly TableRow[]>> {
    const rows = await rowsOf<{ group_id: string; standings: readonly TableRow[] }>(
      this.storage.manager,
      sql`select group_id, standings from standing_night where group_id = any(${groupIds}::text[])`,
    );
    return new Map(rows.map(({ group_id, standings }) => [group_id, standings]));
  }

  override async leagues(ids: readonly string[]): Promise<readonly League[]> {
    const rows = await rowsOf<LeagueRow>(
      this.storage.manager,
      sql`select * from league where id = any(${ids}::text[])`,
    );
    return rows.map(toLeague);
  }

  override async phases(ids: readonly string[]): Promise<readonly LeaguePhase[]> {
    const rows = await rowsOf<PhaseRow>(this.storage.manager, sql`select * from phase where id = any(${ids}::text[])`);
    return rows.map(toPhase);
  }

  override async awardsOfLeagues(leagueIds: readonly string[]): Promise<readonly Award[]> {
    const rows = await rowsOf<AwardRow>(
      this.storage.manager,
      sql`select award.* from unnest(${leagueIds}::text[]) league (id) cross join lateral (
          select * from award where league_id = league.id order by won_at desc, place desc, id limit ${LISTED_AWARDS}
        ) award order by award.won_at desc, award.place desc, award.id`,
    );
    return rows.map(toAward);
  }

  override async awardsOfPlayer(player: string): Promise<readonly Award[]> {
    const rows = await rowsOf<AwardRow>(
      this.storage.manager,
      sql`select * from award where player_id = ${player} order by won_at desc, id limit ${LISTED_AWARDS}`,
    );
    return rows.map(toAward);
  }

  override async unclaimedAwards(leagueId: string, player: string): Promise<readonly Award[]> {
    const rows = await rowsOf<AwardRow>(
      this.storage.manager,
      sql`select * from award where player_id = ${player} and league_id = ${leagueId} and claimed is null
        order by won_at desc, id limit ${LISTED_AWARDS}`,
    );
    return rows.map(toAward);
  }

  override async rankingYears(leagueIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const rows = await rowsOf<{ league_id: string; year: number }>(
      this.storage.manager,
      sql`select distinct league_id, year from ranking where league_id = any(${leagueIds}::text[])
        order by year desc`,
    );
    const byLeague = Map.groupBy(rows, ({ league_id }) => league_id);
    return new Map([...byLeague].map(([id, years]) => [id, years.map(({ year }) => year)]));
  }

  override async ranking(leagueId: string, year: number, { first, after }: PageRequest): Promise<Page<RankedTeam>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, RANKING_ORDER, 'number', 'text');
    const next = seen ? sql`(position, player_id) > (${seen[0]}::int, ${seen[1]}::text collate "C")` : sql`true`;
    const [rows, counted] = await Promise.all([
      rowsOf<RankingRow>(
        manager,
        sql`select * from ranking where league_id = ${leagueId} and year = ${year} and ${next}
          order by position, player_id limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(
        manager,
        sql`select count(*) as count from ranking where league_id = ${leagueId} and year = ${year}`,
      ),
    ]);
    const shown = pageOf(rows, { first, after }, ({ position, player_id }) =>
      encodeCursor(RANKING_ORDER, position, player_id),
    );
    return {
      ...shown,
      items: shown.items.map(({ player_ids, position, points, played, appw, phases }) => ({
        ...{ playerIds: player_ids, position, points, played, appw, phases },
      })),
      totalCount: counted!.count,
    };
  }

  override async subscriptionTask(leagueId: string, player: string): Promise<SubscriptionTask | null> {
    const row = await rowOf<{ state: string; until: Date | null }>(
      this.storage.manager,
      sql`select s.state, (select max(c.pays_by) from charge c
          where c.subscription_id = s.id and c.state in ('ASKED', 'FAILED')) as until
        from subscription s where s.league_id = ${leagueId} and s.player_id = ${player}
          and s.state in ('PENDING', 'SUSPENDED') order by s.created_at desc limit 1`,
    );
    return row === null || row === undefined
      ? null
      : { kind: row.state === 'PENDING' ? 'PAY' : 'SETTLE_PAYMENT', until: row.until };
  }

  override async hasAvailability(player: string): Promise<boolean> {
    const row = await rowOf<{ availability: StoredAvailability }>(
      this.storage.manager,
      sql`select availability from player where id = ${player}`,
    );
    return row !== undefined && row !== null && (row.availability.noFixedDays || row.availability.slots.length > 0);
  }
}

export const toAward = (row: AwardRow): Award => ({
  ...{ id: row.id, leagueId: row.league_id, playerId: row.player_id, placing: row.place, choices: row.choices },
  ...{ wonAt: row.won_at, claimedAt: row.claimed_at, claimed: row.claimed },
});
