import type { PointsEntry } from '../../domain/points/points.js';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

const rowsIn = (entries: readonly PointsEntry[]) =>
  JSON.stringify(entries.map(({ playerId, ...entry }) => ({ ...entry, player_id: playerId })));

/** Adds earned points; known causes are ignored. Rows are locked in a fixed order to avoid deadlocks between results. */
export async function addPoints(manager: EntityManager, entries: readonly PointsEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await execute(
    manager,
    sql`with added as (
        insert into points_entry (player_id, kind, cause, points, at, about, reason, by)
        select player_id, kind, cause, points, at, about, reason, by
        from jsonb_populate_recordset(null::points_entry, ${rowsIn(entries)}::jsonb)
        order by player_id, cause
        on conflict (player_id, cause) do nothing
        returning player_id, points
      )
      insert into points_account select player_id, sum(points) from added group by player_id order by player_id
      on conflict (player_id) do update set balance = points_account.balance + excluded.balance`,
  );
}

/** Deducts points with one conditional update. Returns false, changing nothing, if there are too few. */
export async function takePoints(manager: EntityManager, entry: PointsEntry): Promise<boolean> {
  const taken = await execute(
    manager,
    sql`update points_account set balance = balance + ${entry.points}
      where player_id = ${entry.playerId} and balance + ${entry.points} >= 0`,
  );
  if (taken === 0) return false;
  await execute(
    manager,
    sql`insert into points_entry (player_id, kind, cause, points, at, about, reason, by)
      select player_id, kind, cause, points, at, about, reason, by
      from jsonb_populate_recordset(null::points_entry, ${rowsIn([entry])}::jsonb)`,
  );
  return true;
}
