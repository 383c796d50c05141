import type { courtChanged, DataOf, favouriteChanged } from '@setpoint/events';
import { withoutAccents } from '@setpoint/kernel';
import { insertRows, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { CourtEntity, FavouriteCourtEntity, type CourtRow } from '../projection-entities.js';
import type { CourtToAdmit } from '../admit-owners.js';

/**
 * A centre as its conversations know it. Resolves with the centre if it has another owner now, who takes part in all of
 * them, and the former one no more.
 */
export async function projectCourt(
  manager: EntityManager,
  { courtId, name, ownerId = null }: DataOf<typeof courtChanged>,
): Promise<CourtToAdmit | null> {
  const former = await rowOf<CourtRow>(manager, sql`select * from court where id = ${courtId} for update`);
  const court = { id: courtId, search_name: withoutAccents(name), owner_id: ownerId };
  if (former?.owner_id === ownerId) {
    await manager.update(CourtEntity, { id: courtId }, court);
    return null;
  }
  const toAdmit = { ...court, admitted_to: '' };
  await manager.upsert(CourtEntity, toAdmit, ['id']);
  return toAdmit;
}

export async function projectFavourite(
  manager: EntityManager,
  { userId, courtId, favourite }: DataOf<typeof favouriteChanged>,
): Promise<void> {
  const pair = { player_id: userId, court_id: courtId };
  if (favourite) await insertRows(manager, FavouriteCourtEntity, [pair], { ignoreConflicts: true });
  else await manager.delete(FavouriteCourtEntity, pair);
}
