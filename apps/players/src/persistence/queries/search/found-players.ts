import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PROFILE_COLUMNS, type ProfileRow } from '../../player-rows.js';

export interface FoundRow extends ProfileRow {
  /** Of the sphere of radius 1, from the origin; null without an origin or a place. */
  readonly chord: number | null;
  readonly name_key: string;
  /** With microseconds, for cursors. */
  readonly login: string;
  readonly closeness: number | null;
  readonly i_follow: boolean;
  readonly follows_me: boolean;
}

/** Columns that the last step of each search, `page`, must have. */
export const FOUND = sql`s.player_id, s.last_login_at, s.name_key`;

/** Runs a search: `steps` are its CTEs and end with `page`. */
export const foundPlayers = (manager: EntityManager, steps: Sql, order: Sql): Promise<FoundRow[]> =>
  // One player each: forces a lookup by id whatever the planner's estimate.
  rowsOf<FoundRow>(
    manager,
    sql`with ${steps}
      select ${PROFILE_COLUMNS}, s.chord, s.closeness, s.name_key,
        to_char(s.last_login_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as login,
        exists (select from follow where follower_id = (select viewer from term) and followed_id = s.player_id) as i_follow,
        exists (select from follow where follower_id = s.player_id and followed_id = (select viewer from term)) as follows_me
      from page s cross join lateral (select * from player where id = s.player_id limit 1) player
      order by ${order}`,
  );
