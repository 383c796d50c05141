import type { Surface } from '@setpoint/kernel';
import type { courtChanged, DataOf } from '@setpoint/events';
import { insertRows, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { surfacesOf } from '../../domain/surfaces.js';
import { CourtSurfaceEntity } from '../surface-entities.js';

/** Replaces the surfaces of these centres. Matches already counted keep their surface. */
export async function keepCourtSurfaces(
  manager: EntityManager,
  courts: readonly Pick<DataOf<typeof courtChanged>, 'courtId' | 'fields'>[],
): Promise<void> {
  for (const { courtId } of courts) await manager.delete(CourtSurfaceEntity, { court_id: courtId });
  const rows = courts.flatMap(({ courtId, fields = [] }) =>
    [...surfacesOf(fields)].map(([sport, surface]) => ({ court_id: courtId, sport, surface })),
  );
  await insertRows(manager, CourtSurfaceEntity, rows);
}

/** The surface of a sport at a centre; null if unknown or if there are several. */
export async function surfaceAt(
  manager: EntityManager,
  { courtId, sport }: { readonly courtId: string | null; readonly sport: number },
): Promise<Surface | null> {
  if (courtId === null) return null;
  const [row] = await rowsOf<{ readonly surface: Surface }>(
    manager,
    sql`select surface from court_surface where court_id = ${courtId} and sport = ${sport}`,
  );
  return row?.surface ?? null;
}
