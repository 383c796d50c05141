import {
  decodeCursor,
  encodeCursor,
  pageOf,
  type PageRequest,
  type PageWithoutCount,
  type UserId,
} from '@setpoint/kernel';
import { boxAround, join, kmFrom, rowOf, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  MOST_COUNTED,
  type SupportTournamentsQuery,
  type TournamentPage,
  type TournamentsQuery,
} from '../../application/ports/tournament-lists.js';
import type { TournamentRow } from '../tournament-entities.js';
import { tournamentOf } from '../tournament-rows.js';

export type ListedRow = TournamentRow & { readonly km: number | null };

/** Worded exactly like the partial indexes of listed tournaments. */
export const isListed = sql`t.state not in ('PLANNED', 'CANCELLED') and not t.is_private`;

export const PLACE = { lat: sql`t.lat`, lng: sql`t.lng` };

const ORDER = 'tournaments';
const SUPPORT_ORDER = 'all-tournaments';

const allOf = (conditions: readonly Sql[]) =>
  join(
    conditions.map((each) => sql`(${each})`),
    ' and ',
  );

/** FLT-04: open ones first, soonest first; finished ones last, latest first. */
export function listedTournaments(manager: EntityManager, query: TournamentsQuery): Promise<TournamentPage> {
  const { near } = query;
  const where: Sql[] = [isListed, sql`t.state = any(${query.states}::text[])`];
  if (query.sports) where.push(sql`t.sport = any(${query.sports}::int[])`);
  if (query.levels)
    where.push(sql`exists (select from unnest(${query.levels}::float8[]) level
      where level >= coalesce(t.level_min, 0) and level <= coalesce(t.level_max, 7))`);
  if (query.sex) where.push(sql`t.sex = any(${query.sex}::text[])`);
  if (query.numberPlayers !== null) where.push(sql`t.number_players = ${query.numberPlayers}::int`);
  if (query.roundRobin !== null) where.push(sql`(t.format = 'GROUPS_AND_PLAY_OFF') = ${query.roundRobin}::boolean`);
  if (query.gameMode) where.push(sql`t.game_mode = any(${query.gameMode}::text[])`);
  const km = near && kmFrom(near, PLACE);
  if (near && km) where.push(boxAround(near, near.km, PLACE), sql`${km} <= ${near.km}::int`);
  return byRank(manager, where, query, km);
}

/** Ids of tournaments in which somebody is or was entered. */
const entered = (who: UserId | null): Sql => sql`select tournament_id from registration
  where (captain_id = ${who} or partner_id = ${who}) and (state = 'CONFIRMED' or is_out)`;

/** Private tournaments are for who is or was in them, and for support. */
export const isSeenBy = (viewer: UserId | null, isSupport: boolean): Sql =>
  sql`not t.is_private or ${isSupport}::boolean or t.id in (${entered(viewer)})`;

/** Tournaments of a player; private ones only for their entries. */
export function tournamentsOfPlayer(
  manager: EntityManager,
  player: UserId,
  viewer: UserId | null,
  isSupport: boolean,
  page: PageRequest,
): Promise<TournamentPage> {
  const where = [
    sql`t.state not in ('PLANNED', 'CANCELLED')`,
    sql`t.id in (${entered(player)})`,
    isSeenBy(viewer, isSupport),
  ];
  return latestFirst(manager, where, page, 'tournaments-of', sql`t.starts_at`, (row) => row.starts_at);
}

export function supportTournaments(
  manager: EntityManager,
  { text, states, sports, needsDecision, ...page }: SupportTournamentsQuery,
): Promise<TournamentPage> {
  const where: Sql[] = [sql`true`];
  if (text) where.push(sql`strpos(lower(t.name), lower(${text})) > 0 or t.id = ${text}`);
  if (states) where.push(sql`t.state = any(${states}::text[])`);
  if (sports) where.push(sql`t.sport = any(${sports}::int[])`);
  if (needsDecision) where.push(sql`t.id in (select tournament_id from fixture where left_to_support or contradicted)`);
  return latestFirst(manager, where, page, SUPPORT_ORDER, sql`t.created_at`, (row) => row.created_at);
}

async function byRank(
  manager: EntityManager,
  where: readonly Sql[],
  { first, after }: PageRequest,
  km: Sql | null,
): Promise<TournamentPage> {
  const seen = decodeCursor(after, ORDER, 'integer', 'number', 'text');
  const beyond = seen
    ? [sql`(t.list_rank, t.list_key, t.id) > (${seen[0]}::int, ${Math.trunc(seen[1])}::bigint, ${seen[2]})`]
    : [];
  const rows = await rowsOf<ListedRow>(
    manager,
    sql`select t.*, ${km ?? sql`null::int`} as km from tournament t where ${allOf([...where, ...beyond])}
        order by t.list_rank, t.list_key, t.id limit ${first + 1}::int`,
  );
  const cursorOf = (row: ListedRow) => encodeCursor(ORDER, row.list_rank, row.list_key, row.id);
  return counted(manager, where, pageOf(rows, { first, after }, cursorOf));
}

async function latestFirst(
  manager: EntityManager,
  where: readonly Sql[],
  { first, after }: PageRequest,
  order: string,
  by: Sql,
  instantOf: (row: ListedRow) => Date,
): Promise<TournamentPage> {
  const seen = decodeCursor(after, order, 'instant', 'text');
  const beyond = seen ? [sql`(${by}, t.id) < (${seen[0]}::timestamptz, ${seen[1]})`] : [];
  const rows = await rowsOf<ListedRow>(
    manager,
    sql`select t.*, null::int as km from tournament t where ${allOf([...where, ...beyond])}
        order by ${by} desc, t.id desc limit ${first + 1}::int`,
  );
  const cursorOf = (row: ListedRow) => encodeCursor(order, instantOf(row).toISOString(), row.id);
  return counted(manager, where, pageOf(rows, { first, after }, cursorOf));
}

function counted(manager: EntityManager, where: readonly Sql[], page: PageWithoutCount<ListedRow>): TournamentPage {
  return {
    ...page,
    items: page.items.map((row) => ({ tournament: tournamentOf(row), distanceKm: row.km })),
    totalCount: async () => {
      const listed = sql`select from tournament t where ${allOf(where)} limit ${MOST_COUNTED}::int`;
      return (await rowOf<{ n: number }>(manager, sql`select count(*)::int as n from (${listed}) listed`))!.n;
    },
  };
}
