import { rowOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { distancesFor, isWanted, searchTerms, type Distances, type SearchTerms } from './search-terms.js';

/** Everybody within the radius, found through grid cells. */
export const around = ({ cellsWithin }: Distances): Sql => sql`(select s.* from (${cellsWithin}) cells
  join player_search s on s.grid_lat = cells.lat and s.grid_lng = cells.lng) s`;

/** Everybody with a place. */
export const placed = sql`(select * from player_search where grid_lat is not null) s`;

export const everybody = sql`player_search s`;

/** Number of matching players of a set, counted up to `most`. */
export async function countPlayers(
  manager: EntityManager,
  terms: SearchTerms,
  set: Sql,
  most: number,
): Promise<number> {
  const row = await rowOf<{ readonly count: number }>(
    manager,
    sql`with ${searchTerms(terms)}
      select count(*)::int as count from (select from ${set} where ${distancesFor(terms.viewer).isWithin} and ${isWanted} limit ${most}) counted`,
  );
  return row!.count;
}
