import { gridPosition, type UserId } from '@setpoint/kernel';
import { execute, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { fold } from '../../domain/folding.js';
import { displayName, type Profile } from '../../domain/profile.js';
import type { PlayerSearchRow } from '../entities.js';
import { PROFILE_COLUMNS, toProfile, type ProfileRow } from '../player-rows.js';
import { traitsOf } from '../search-traits.js';

const BATCH = 5000;

/** Search columns of a profile; null if it is not listed. */
export function toSearchRow(profile: Profile): PlayerSearchRow | null {
  if (profile.visibility !== 'LISTED') return null;
  const place = profile.location && gridPosition(profile.location);
  return {
    player_id: profile.id,
    name_key: fold(displayName(profile)),
    last_login_at: profile.lastLoginAt,
    grid_lat: place?.lat ?? null,
    grid_lng: place?.lng ?? null,
    birth_date: profile.birthDate,
    traits: String(traitsOf(profile)),
  };
}

/** Updates the search rows of profiles and the number of players per grid cell. */
export async function saveSearchRows(manager: EntityManager, rows: readonly PlayerSearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  await execute(
    manager,
    sql`with entry as materialized (
        select player_id, name_key, last_login_at, grid_lat, grid_lng, birth_date, traits
        from jsonb_populate_recordset(null::player_search, ${JSON.stringify(rows)}::jsonb)),
      former as (select grid_lat, grid_lng from player_search where player_id in (select player_id from entry)),
      moved as (
        select grid_lat as lat, grid_lng as lng, sum(change)::int as change
        from (select grid_lat, grid_lng, 1 as change from entry
          union all select grid_lat, grid_lng, -1 from former) changes
        where grid_lat is not null group by grid_lat, grid_lng having sum(change) <> 0),
      counted as (
        insert into grid_cell (lat, lng, players) select lat, lng, change from moved
        on conflict (lat, lng) do update set players = grid_cell.players + excluded.players)
      insert into player_search (player_id, name_key, last_login_at, grid_lat, grid_lng, birth_date, traits)
      select * from entry
      on conflict (player_id) do update set
        name_key = excluded.name_key, last_login_at = excluded.last_login_at, grid_lat = excluded.grid_lat,
        grid_lng = excluded.grid_lng, birth_date = excluded.birth_date, traits = excluded.traits`,
  );
}

/** The same from the stored profiles. */
export async function refreshSearchRows(manager: EntityManager, ids: readonly UserId[]): Promise<void> {
  const rows = await rowsOf<ProfileRow>(
    manager,
    sql`select ${PROFILE_COLUMNS} from player where id = any(${ids}::text[]) and visibility = 'LISTED'`,
  );
  await saveSearchRows(manager, searchRowsOf(rows));
}

/** Rebuilds everything after bulk writes such as COPY. */
export async function rebuildSearchRows(manager: EntityManager): Promise<void> {
  await execute(manager, sql`delete from player_search`);
  await execute(manager, sql`delete from grid_cell`);
  for (let after = ''; ;) {
    const rows = await rowsOf<ProfileRow>(
      manager,
      sql`select ${PROFILE_COLUMNS} from player where id > ${after} order by id limit ${BATCH}`,
    );
    await saveSearchRows(manager, searchRowsOf(rows));
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

const searchRowsOf = (rows: readonly ProfileRow[]) =>
  rows
    .map(toProfile)
    .map(toSearchRow)
    .filter((row) => row !== null);
