import type { blockChanged, DataOf, favouriteChanged, followChanged } from '@setpoint/events';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { BlockEntity, FavouriteCourtEntity, FollowEntity } from '../projection-entities.js';

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

export async function projectFavourite(
  manager: EntityManager,
  { userId, courtId, favourite }: DataOf<typeof favouriteChanged>,
): Promise<void> {
  const pair = { player_id: userId, court_id: courtId };
  if (favourite) await insertRows(manager, FavouriteCourtEntity, [pair], { ignoreConflicts: true });
  else await manager.delete(FavouriteCourtEntity, pair);
}
