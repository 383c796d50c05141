import type { accountAccessChanged, blockChanged, DataOf, followChanged, profileChanged } from '@setpoint/events';
import { withoutAccents } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { BlockEntity, FollowEntity, PersonEntity } from '../projection-entities.js';

export async function projectProfile(
  manager: EntityManager,
  { userId, displayName }: DataOf<typeof profileChanged>,
): Promise<void> {
  const person = { id: userId, display_name: displayName, search_name: withoutAccents(displayName) };
  await manager.upsert(PersonEntity, person, ['id']);
}

export async function projectAccess(
  manager: EntityManager,
  { userId, closed }: DataOf<typeof accountAccessChanged>,
): Promise<void> {
  await manager.upsert(PersonEntity, { id: userId, is_closed: closed }, ['id']);
}

export async function projectFollow(
  manager: EntityManager,
  { followerId, followedId, following }: DataOf<typeof followChanged>,
): Promise<void> {
  const follow = { follower_id: followerId, followed_id: followedId };
  if (following) await insertRows(manager, FollowEntity, [follow], { ignoreConflicts: true });
  else await manager.delete(FollowEntity, follow);
}

export async function projectBlock(
  manager: EntityManager,
  { blockerId, blockedId, blocked }: DataOf<typeof blockChanged>,
): Promise<void> {
  const block = { blocker_id: blockerId, blocked_id: blockedId };
  if (blocked) await insertRows(manager, BlockEntity, [block], { ignoreConflicts: true });
  else await manager.delete(BlockEntity, block);
}
