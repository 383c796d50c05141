import { decodeCursor, encodeCursor, type PageRequest, type UserId } from '@setpoint/kernel';
import { join, rowOf, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  MOST_COUNTED,
  type SupportTournamentsQuery,
  type TournamentPage,
  type TournamentsQuery,
} from '../../application/ports/tournament-lists.js';
import type { TournamentRow } from '../tournament-entities.js';
import { tournamentOf } from '../tournament-rows.js';
import { boxAround, kmFrom } from './near.js';

export type ListedRow = TournamentRow & { readonly km: number | null };

/** In these words, so that the indexes of listed tournaments are found. */
export const isListed = sql`t.state not in ('PLANNED', 'CANCELLED') and not t.is_private`;

const ORDER = 'tournaments';
const SUPPORT_ORDER = 'all-tournaments';

const allOf = (conditions: readonly Sql[]) =>
  join(
    conditions.map((each) => sql`(${each})`),
    ' and ',
  );

/** FLT-04: open ones first, the soonest first; what is over last, the latest first. */
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
  const km = near && kmFrom(near);
  if (near && km) where.push(boxAround(near, near.km), sql`${km} <= ${near.km}::int`);
  return pageOf(manager, where, query, km);
}

/** Ids of tournaments that somebody is or was in. */
const entered = (who: UserId | null): Sql => sql`select tournament_id from registration
  where (captain_id = ${who} or partner_id = ${who}) and (state = 'CONFIRMED' or is_out)`;

/** Private tournaments are for who is or was in them, and for support. */
export const isSeenBy = (viewer: UserId | null, isSupport: boolean): Sql =>
  sql`not t.is_private or ${isSupport}::boolean or t.id in (${entered(viewer)})`;

/** Those that a player is or was in; private ones for who is in them. */
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
  { text, states, sports, ...page }: SupportTournamentsQuery,
): Promise<TournamentPage> {
  const where: Sql[] = [sql`true`];
  if (text) where.push(sql`strpos(lower(t.name), lower(${text})) > 0 or t.id = ${text}`);
  if (states) where.push(sql`t.state = any(${states}::text[])`);
  if (sports) where.push(sql`t.sport = any(${sports}::int[])`);
  return latestFirst(manager, where, page, SUPPORT_ORDER, sql`t.created_at`, (row) => row.created_at);
}

async function pageOf(
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
  return toPage(manager, where, rows, first, seen !== null, (row) =>
    encodeCursor(ORDER, row.list_rank, row.list_key, row.id),
  );
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
  return toPage(manager, where, rows, first, seen !== null, (row) =>
    encodeCursor(order, instantOf(row).toISOString(), row.id),
  );
}

function toPage(
  manager: EntityManager,
  where: readonly Sql[],
  rows: readonly ListedRow[],
  first: number,
  hasPreviousPage: boolean,
  cursorOf: (row: ListedRow) => string,
): TournamentPage {
  const shown = rows.slice(0, first);
  return {
    items: shown.map((row) => ({ tournament: tournamentOf(row), distanceKm: row.km })),
    cursors: shown.map(cursorOf),
    hasNextPage: rows.length > first,
    hasPreviousPage,
    totalCount: async () => {
      const listed = sql`select from tournament t where ${allOf(where)} limit ${MOST_COUNTED}::int`;
      return (await rowOf<{ n: number }>(manager, sql`select count(*)::int as n from (${listed}) listed`))!.n;
    },
  };
}
