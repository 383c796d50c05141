import type { PointsEntry } from '../../domain/points/points.js';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

const rowsIn = (entries: readonly PointsEntry[]) =>
  JSON.stringify(entries.map(({ playerId, ...entry }) => ({ ...entry, player_id: playerId })));

/** Adds what was earned; a cause that is known changes nothing. Rows are taken in one order, so that two results don't wait for each other. */
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

/** Takes points that are there, in one conditional update. False: there are too few, nothing changed. */
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
