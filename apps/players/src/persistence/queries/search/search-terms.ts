import { COARSE_KM, type UserId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import { boxesAround, chordOf, onUnitSphere, WHOLE_EARTH_KM, type Position } from '../../../domain/geography.js';
import type { Criteria } from '../../../domain/search.js';
import { masksOf } from '../../search-traits.js';

export interface SearchTerms {
  readonly criteria: Criteria;
  readonly viewer: UserId | null;
  /** From where distances are measured. */
  readonly origin: Position | null;
  /** Only players within this many km of the origin. */
  readonly withinKm: number | null;
  readonly limit: number;
  /** Cursor values of the previous page; each order uses some of them. */
  readonly after: {
    readonly login?: string;
    readonly name?: string;
    readonly chord?: number;
    readonly closeness?: number;
    readonly id?: string;
  } | null;
}

/**
 * All parameters of a search as one row, `term`, and the people hidden from the viewer, `hidden`: the start of every
 * search. Behind a materialized CTE the planner never sees the values, so that a generic plan is as good as a custom one
 * and Postgres keeps it instead of planning each time.
 */
export function searchTerms({ criteria, viewer, origin, withinKm, limit, after }: SearchTerms): Sql {
  const masks = masksOf(criteria);
  const [x, y, z] = origin ? onUnitSphere(origin) : [];
  const reach = withinKm === null ? null : chordOf(withinKm);
  const boxes = origin && boxesAround(origin, chordOf(readWithin(viewer, withinKm))).map(textOf);
  return sql`term as materialized (select
      ${viewer}::text as viewer, ${limit}::int as page_size, ${criteria.name}::text as name,
      ${String(masks.sports)}::bigint as sports, ${String(masks.sex)}::bigint as sex,
      ${String(masks.levels)}::bigint as levels, ${String(masks.times)}::bigint as times,
      ${criteria.bornFrom !== null || criteria.bornTo !== null}::bool as by_age,
      ${criteria.bornFrom ?? '-infinity'}::date as born_from, ${criteria.bornTo ?? 'infinity'}::date as born_to,
      ${x}::float8 as x, ${y}::float8 as y, ${z}::float8 as z, ${reach}::float8 as reach,
      ${boxes && `{${boxes.join(';')}}`}::box[] as boxes,
      ${after?.login ?? 'infinity'}::timestamptz as after_login, ${after?.name ?? ''}::text as after_name,
      ${after?.chord ?? -1}::float8 as after_chord, ${after?.closeness ?? 'infinity'}::float8 as after_closeness,
      ${after?.id ?? ''}::text as after_id),
    hidden as materialized (
      select blocked_id as id from block where blocker_id = (select viewer from term)
      union all
      select blocker_id from block where blocked_id = (select viewer from term))`;
}

/** The squares of the grid that make up the coarse ones within the radius lie up to half a diagonal outside of it. */
const readWithin = (viewer: UserId | null, withinKm: number | null) =>
  withinKm === null ? WHOLE_EARTH_KM : viewer === null ? withinKm + COARSE_KM : withinKm;

const textOf = ({ south, north, west, east }: ReturnType<typeof boxesAround>[number]) =>
  `(${east},${north}),(${west},${south})`;

/** Whether a row `s` of player_search matches the filters, regardless of distance. */
export const isWanted = sql`s.player_id is distinct from (select viewer from term)
  and s.player_id not in (select id from hidden)
  and s.traits & (select sports from term) <> 0
  and s.traits & (select sex from term) <> 0
  and s.traits & (select levels from term) <> 0
  and s.traits & (select times from term) <> 0
  and (not (select by_age from term)
    or s.birth_date between (select born_from from term) and (select born_to from term))`;

/** Distance of players, as precisely as the viewer may know. */
export interface Distances {
  /** Squared chord between the origin and a row of player_search or grid_cell; null without origin or place. */
  readonly squareOfChord: Sql;
  /** Whether a row is within the radius, if any. */
  readonly isWithin: Sql;
  /** The cells of the grid within the radius: lat, lng, chord, players. */
  readonly cellsWithin: Sql;
}

function distancesOf(x: Sql, y: Sql, z: Sql): Distances {
  const squareOfChord = sql`((${x} - (select x from term)) * (${x} - (select x from term))
    + (${y} - (select y from term)) * (${y} - (select y from term))
    + (${z} - (select z from term)) * (${z} - (select z from term)))`;
  return {
    squareOfChord,
    isWithin: sql`((select reach from term) is null or ${squareOfChord} <= (select reach * reach from term))`,
    cellsWithin: sql`select grid_cell.lat, grid_cell.lng, sqrt(${squareOfChord}) as chord, players
      from unnest((select boxes from term)) as area(box) join grid_cell on place <@ area.box
      where ${squareOfChord} <= (select reach * reach from term)`,
  };
}

const FOR_PLAYERS = distancesOf(sql`x`, sql`y`, sql`z`);
const FOR_VISITORS = distancesOf(sql`coarse_x`, sql`coarse_y`, sql`coarse_z`);

/** Signed-in players search by squares of 1 km, visitors by squares of 10 km (PLY-03). */
export const distancesFor = (viewer: UserId | null): Distances => (viewer === null ? FOR_VISITORS : FOR_PLAYERS);
