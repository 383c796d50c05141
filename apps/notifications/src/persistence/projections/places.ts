import type { courtChanged, DataOf } from '@setpoint/events';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { PlaceRow } from '../entities.js';

/** Keeps what mails need of centres. Older facts than the kept ones change nothing. */
export async function savePlaces(
  manager: EntityManager,
  courts: readonly DataOf<typeof courtChanged>[],
  at: Date,
): Promise<void> {
  const places = courts.map(({ courtId, name, city }): PlaceRow => ({ court_id: courtId, name, city, changed_at: at }));
  await execute(
    manager,
    sql`insert into place select * from jsonb_populate_recordset(null::place, ${JSON.stringify(places)}::jsonb)
      on conflict (court_id) do update
      set name = excluded.name, city = excluded.city, changed_at = excluded.changed_at
      where place.changed_at <= excluded.changed_at`,
  );
}
