import type { absenceChanged, availabilityChanged, DataOf, levelsChanged, profileChanged } from '@setpoint/events';
import { gridPosition } from '@setpoint/kernel';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PersonEntity } from '../projection-entities.js';

/**
 * A person's position to about 1 km, so that their matches, which are placed there while they have no
 * court, reveal no more.
 */
export async function projectProfile(
  manager: EntityManager,
  { userId, location }: DataOf<typeof profileChanged>,
): Promise<void> {
  const { name: city = null, timeZone: time_zone = null } = location ?? {};
  const { lat, lng } = location ? gridPosition(location) : { lat: null, lng: null };
  const person = { id: userId, city, lat, lng, time_zone };
  await manager.upsert(PersonEntity, person, { conflictPaths: ['id'], skipUpdateIfNoValuesChanged: true });
  await execute(
    manager,
    sql`update match set city = ${city}, lat = ${lat}, lng = ${lng}
      where organiser_id = ${userId} and state in ('ORGANIZING', 'READY') and court_id is null
        and (city, lat, lng) is distinct from (${city}, ${lat}::float8, ${lng}::float8)`,
  );
}

export async function projectLevels(
  manager: EntityManager,
  { userId, levels }: DataOf<typeof levelsChanged>,
): Promise<void> {
  await manager.upsert(PersonEntity, { id: userId, levels }, ['id']);
}

/** The levels of people who are there, many at once. */
export async function projectManyLevels(
  manager: EntityManager,
  changed: readonly DataOf<typeof levelsChanged>[],
): Promise<void> {
  await execute(
    manager,
    sql`update person set levels = changed.levels
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) changed("userId" text, levels jsonb)
      where person.id = changed."userId"`,
  );
}

export async function projectAbsence(
  manager: EntityManager,
  { userId, absence }: DataOf<typeof absenceChanged>,
): Promise<void> {
  const person = { id: userId, absent_from: absence?.from ?? null, absent_to: absence?.to ?? null };
  await manager.upsert(PersonEntity, person, ['id']);
}

export async function projectAvailability(
  manager: EntityManager,
  { userId, noFixedDays, slots }: DataOf<typeof availabilityChanged>,
): Promise<void> {
  await manager.upsert(PersonEntity, { id: userId, availability: { noFixedDays, slots } }, ['id']);
}
