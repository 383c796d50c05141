import type { courtChanged, DataOf } from '@setpoint/events';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { CourtEntity } from '../projection-entities.js';

/** Position of a court. Matches with an agreed time are not changed. */
export async function projectCourt(
  manager: EntityManager,
  { courtId, city, lat, lng, timeZone, sports }: DataOf<typeof courtChanged>,
): Promise<void> {
  const court = { id: courtId, city, lat, lng, time_zone: timeZone, sports: [...sports] };
  await manager.upsert(CourtEntity, court, { conflictPaths: ['id'], skipUpdateIfNoValuesChanged: true });
  await execute(
    manager,
    sql`update match set city = ${city}, lat = ${lat}, lng = ${lng}
      where court_id = ${courtId} and state in ('ORGANIZING', 'READY')
        and (city, lat, lng) is distinct from (${city}, ${lat}::float8, ${lng}::float8)`,
  );
}
