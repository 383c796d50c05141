import { decodeCursor, encodeCursor, pageOf, type Page, type PageRequest } from '@setpoint/kernel';
import { empty, join, kmFrom, raw, rowOf, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { FoundLeague, LeagueCriteria } from '../../application/ports/league-reads.js';
import { PROVINCES } from '../../domain/provinces.js';
import type { LeagueRow } from '../league-entities.js';
import { toLeague } from '../league-rows.js';

type FoundRow = LeagueRow & { readonly km: number; readonly place: string };

/** Positions of the capitals as a VALUES table. */
const CAPITALS = raw(
  `(values ${PROVINCES.map(({ code, lat, lng }) => `('${code}', ${lat}::float8, ${lng}::float8)`).join(', ')}) as province(code, lat, lng)`,
);

const CAPITAL = { lat: sql`province.lat`, lng: sql`province.lng` };

/** The year that is played or comes next, as the schema has it. */
const YEAR = sql`coalesce(
  (select min(p.year) from phase p where p.league_id = l.id and l.ended_at is null
    and p.state not in ('COMPLETED', 'CANCELLED')),
  (select max(p.year) from phase p where p.league_id = l.id and p.state <> 'CANCELLED'), l.year)`;

/** A sort value for each order; texts, so that cursors are of one kind. */
const PLACES = {
  NEAREST: (km: Sql) => sql`lpad((${km})::text, 6, '0') || ' ' || l.name`,
  NAME: () => sql`l.name`,
  LATEST: () => sql`lpad((9999 - ${YEAR})::text, 4, '0') || ' ' || l.name`,
};

export async function leaguePage(
  manager: EntityManager,
  criteria: LeagueCriteria,
  order: keyof typeof PLACES,
  { first, after }: PageRequest,
): Promise<Page<FoundLeague>> {
  const name = `leagues ${order}`;
  const seen = decodeCursor(after, name, 'text', 'text');
  const km = criteria.near ? kmFrom(criteria.near, CAPITAL) : sql`0`;
  const place = sql`(${PLACES[order](km)}) collate "C"`;
  const from = sql`from league l join ${CAPITALS} on province.code = l.province where ${meeting(criteria, km)}`;
  const beyond = seen ? sql`and (${place}, l.id) > (${seen[0]}, ${seen[1]})` : empty;
  const [rows, counted] = await Promise.all([
    rowsOf<FoundRow>(
      manager,
      sql`select l.*, ${km} as km, ${place} as place ${from} ${beyond} order by ${place}, l.id limit ${first + 1}`,
    ),
    rowOf<{ count: number }>(manager, sql`select count(*) as count ${from}`),
  ]);
  const shown = pageOf(rows, { first, after }, (row) => encodeCursor(name, row.place, row.id));
  return {
    ...shown,
    items: shown.items.map((row) => ({ ...toLeague(row), distanceKm: criteria.near ? row.km : null })),
    totalCount: counted!.count,
  };
}

const ACTUAL = {
  COMPLETED: sql`l.ended_at is not null`,
  IN_PROGRESS: sql`(l.ended_at is null and exists (select from phase p where p.league_id = l.id
    and p.state in ('CHARGING', 'IN_PROGRESS', 'FINALS')))`,
  OPEN: sql`(l.ended_at is null and not exists (select from phase p where p.league_id = l.id
    and p.state in ('CHARGING', 'IN_PROGRESS', 'FINALS')))`,
};

function meeting(criteria: LeagueCriteria, km: Sql): Sql {
  const { near, sports, sex, numberPlayers, actualState, text, year, needsDecision } = criteria;
  const conditions = [sql`true`];
  if (near) conditions.push(sql`${km} <= ${near.km}`);
  if (sports) conditions.push(sql`l.sport = any(${sports}::int[])`);
  if (sex) conditions.push(sql`l.sex = any(${sex}::text[])`);
  if (numberPlayers) conditions.push(sql`l.number_players = ${numberPlayers}`);
  if (actualState) conditions.push(ACTUAL[actualState]);
  if (text) conditions.push(sql`(strpos(lower(l.name), lower(${text})) > 0 or l.province = upper(${text}))`);
  if (year !== null) conditions.push(sql`exists (select from phase p where p.league_id = l.id and p.year = ${year})`);
  if (needsDecision)
    conditions.push(sql`l.id in (select p.league_id from fixture f join league_group g on g.id = f.group_id
      join phase p on p.id = g.phase_id where f.is_kept and f.state in ('READY', 'CLOSING'))`);
  return join(conditions, ' and ');
}
