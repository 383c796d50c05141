import type { courtChanged, DataOf } from '@setpoint/events';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { PlaceRow } from '../entities.js';

/** Stores data of centres for mails. */
export async function savePlaces(
  manager: EntityManager,
  courts: readonly DataOf<typeof courtChanged>[],
): Promise<void> {
  const places = courts.map(({ courtId, name, city }): PlaceRow => ({ court_id: courtId, name, city }));
  await execute(
    manager,
    sql`insert into place select * from jsonb_populate_recordset(null::place, ${JSON.stringify(places)}::jsonb)
      on conflict (court_id) do update set name = excluded.name, city = excluded.city`,
  );
}
