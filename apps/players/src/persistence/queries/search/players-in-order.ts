import { raw, sql, type Sql } from '@setpoint/service-kit';
import { distancesFor, isWanted, searchTerms, type Distances, type SearchTerms } from './search-terms.js';
import { FOUND } from './found-players.js';

export type WalkedOrder = 'LATEST_LOGIN' | 'NAME';

/** Rows examined first: enough for most searches, and a sample of the filters' selectivity. */
const FIRST_LOOK = raw('1000');
const SECOND_LOOK = raw('20000');
/** Relative cost of reading a player in the requested order versus from an area's index. */
const WALK_COST = raw('1.8');

interface Walk {
  readonly by: Sql;
  readonly next: Sql;
}

export const ORDERS: Record<WalkedOrder, Walk> = {
  LATEST_LOGIN: {
    by: sql`s.last_login_at desc, s.player_id desc`,
    next: sql`(s.last_login_at, s.player_id) < ((select after_login from term), (select after_id from term))`,
  },
  NAME: {
    by: sql`s.name_key, s.player_id`,
    next: sql`(s.name_key, s.player_id) > ((select after_name from term), (select after_id from term))`,
  },
};

/** Matches found while scanning the order's index, up to `look` rows, if `when` holds. */
const met = ({ by, next }: Walk, { squareOfChord, isWithin }: Distances, look: Sql, when: Sql) => sql`
  select ${FOUND}, sqrt(${squareOfChord}) as chord
  from (select * from player_search s where ${next} order by ${by} limit ${look}) s
  where ${isWithin} and ${isWanted} and ${when} limit (select page_size from term)`;

/** The first scan. Most searches end with it, so it is a separate small statement. */
export const firstInOrder = (terms: SearchTerms, order: WalkedOrder): Sql => sql`${searchTerms(terms)},
  page as (select *, null::float8 as closeness from (${met(ORDERS[order], distancesFor(terms.viewer), FIRST_LOOK, sql`true`)}) look)`;

/**
 * Players in an indexed order, everywhere or within a radius, if the first scan did not fill the page: found
 * by a longer scan, or else by reading and sorting everybody within the radius. Scanning pays if the area is dense and
 * the filters match many; both are known from the first scan. Unneeded steps do not run.
 */
export function playersInOrder(terms: SearchTerms, order: WalkedOrder, isNear: boolean): Sql {
  const { by, next } = ORDERS[order];
  const distances = distancesFor(terms.viewer);
  const isWalkShort = sql`(select count(*) from walk) < (select page_size from term)`;
  return sql`${searchTerms(terms)},
    ${isNear ? sql`cells as materialized (${distances.cellsWithin}),` : sql``}
    density as materialized (
      select everybody, ${isNear ? sql`(select coalesce(sum(players), 0)::float8 from cells)` : sql`everybody`} as around,
        (select count(*) filter (where ${isWanted}) / ${FIRST_LOOK}::float8
          from (select * from player_search s where ${next} order by ${by} limit ${FIRST_LOOK}) s) as wanted
      from (select greatest(reltuples, 1)::float8 as everybody from pg_class where oid = 'player_search'::regclass) s),
    walk as materialized (${met(
      ORDERS[order],
      distances,
      SECOND_LOOK,
      sql`(select ${WALK_COST} * (select page_size from term) * everybody < wanted * around * around from density)`,
    )}),
    rest as materialized (
      ${isNear ? everybodyNear(by, next) : everybody(next, distances)}
      and ${isWalkShort}
      order by ${by} limit (select page_size from term)),
    page as (
      select *, null::float8 as closeness from walk where not ${isWalkShort}
      union all
      select *, null from rest)`;
}

const everybody = (next: Sql, { squareOfChord }: Distances) => sql`
  select ${FOUND}, sqrt(${squareOfChord}) as chord from player_search s where ${isWanted} and ${next}`;

/** At most a page per cell, from a covering index of the filter columns. */
const everybodyNear = (by: Sql, next: Sql) => sql`
  select ${FOUND}, cells.chord from cells cross join lateral (
    select * from player_search s
    where s.grid_lat = cells.lat and s.grid_lng = cells.lng and ${isWanted} and ${next}
    order by ${by} limit (select page_size from term)) s
  where true`;
