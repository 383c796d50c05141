import type { courtChanged, DataOf, favouriteChanged } from '@setpoint/events';
import { withoutAccents } from '@setpoint/kernel';
import { insertRows, rowsOf, sql, type Effects, type PushBus } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { conversationId } from '../../domain/conversation.js';
import { lockConversation } from '../conversation-rows.js';
import { CourtEntity, FavouriteCourtEntity } from '../projection-entities.js';
import { admit } from './members.js';

/** A centre's owner takes part in its conversations; former owners do not. */
export async function projectCourt(
  manager: EntityManager,
  effects: Effects,
  push: PushBus,
  { courtId, name, ownerId = null }: DataOf<typeof courtChanged>,
): Promise<void> {
  await manager.upsert(CourtEntity, { id: courtId, search_name: withoutAccents(name), owner_id: ownerId }, ['id']);
  const rows = await rowsOf<{ id: string }>(
    manager,
    sql`select id from conversation where kind = 'COURT' and subject_id = ${courtId} order by id`,
  );
  for (const { id } of rows) {
    const conversation = (await lockConversation(manager, conversationId(id)))!;
    const people = [...new Set([conversation.playerId, ownerId])].filter((person) => person !== null);
    await admit(manager, effects, push, conversation, people);
  }
}

export async function projectFavourite(
  manager: EntityManager,
  { userId, courtId, favourite }: DataOf<typeof favouriteChanged>,
): Promise<void> {
  const pair = { player_id: userId, court_id: courtId };
  if (favourite) await insertRows(manager, FavouriteCourtEntity, [pair], { ignoreConflicts: true });
  else await manager.delete(FavouriteCourtEntity, pair);
}
