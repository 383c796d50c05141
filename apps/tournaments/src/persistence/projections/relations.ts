import type { DataOf, favouriteChanged, followChanged, resultConfirmed } from '@setpoint/events';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { FavouriteCourtEntity, FollowEntity, PlayedMatchEntity } from '../projection-entities.js';

export async function projectFollow(
  manager: EntityManager,
  { followerId, followedId, following }: DataOf<typeof followChanged>,
): Promise<void> {
  const follow = { follower_id: followerId, followed_id: followedId };
  if (following) await insertRows(manager, FollowEntity, [follow], { ignoreConflicts: true });
  else await manager.delete(FollowEntity, follow);
}

export async function projectFavourite(
  manager: EntityManager,
  { userId, courtId, favourite }: DataOf<typeof favouriteChanged>,
): Promise<void> {
  const pair = { player_id: userId, court_id: courtId };
  if (favourite) await insertRows(manager, FavouriteCourtEntity, [pair], { ignoreConflicts: true });
  else await manager.delete(FavouriteCourtEntity, pair);
}

/** A walkover was not played. */
export async function projectPlayed(
  manager: EntityManager,
  { match, result, confirmedAt }: DataOf<typeof resultConfirmed>,
): Promise<void> {
  if (result.outcome === 'WALKOVER') return;
  const played = { match_id: match.matchId, sport: match.sport, played_at: new Date(match.startsAt ?? confirmedAt) };
  const rows = [...match.teamA, ...match.teamB].map((player_id) => ({ player_id, ...played }));
  await insertRows(manager, PlayedMatchEntity, rows, { ignoreConflicts: true });
}
