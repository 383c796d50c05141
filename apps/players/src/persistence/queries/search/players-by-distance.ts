import { sql, type Sql } from '@setpoint/service-kit';
import { distancesFor, isWanted, searchTerms, type SearchTerms } from './search-terms.js';
import { FOUND } from './found-players.js';

/** Nearest cell first; within a cell, and between equally distant cells, most recent login first. */
export const NEAREST_FIRST = sql`s.chord, s.last_login_at desc, s.player_id desc`;

/** Cells by distance, with as many players of each as the page may still need. */
export const playersByDistance = (terms: SearchTerms): Sql => sql`${searchTerms(terms)},
  page as (
    select ${FOUND}, cells.chord, null::float8 as closeness
    from (select * from (${distancesFor(terms.viewer).cellsWithin}) cells where chord >= (select after_chord from term) order by chord) cells
    cross join lateral (
      select * from player_search s
      where s.grid_lat = cells.lat and s.grid_lng = cells.lng and ${isWanted}
        and (cells.chord > (select after_chord from term)
          or (s.last_login_at, s.player_id) < ((select after_login from term), (select after_id from term)))
      order by s.last_login_at desc, s.player_id desc limit (select page_size from term)) s
    order by cells.chord, s.last_login_at desc, s.player_id desc limit (select page_size from term))`;
