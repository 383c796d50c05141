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
export const projectPlayed = (manager: EntityManager, result: DataOf<typeof resultConfirmed>): Promise<void> =>
  projectManyPlayed(manager, [result]);

/** Rows of one statement: they travel as one JSON text. */
const ROWS_AT_ONCE = 5_000;

export async function projectManyPlayed(
  manager: EntityManager,
  results: readonly DataOf<typeof resultConfirmed>[],
): Promise<void> {
  const rows = results
    .filter(({ result }) => result.outcome !== 'WALKOVER')
    .flatMap(({ match: { matchId: match_id, sport, startsAt, teamA, teamB }, confirmedAt }) => {
      const played = { match_id, sport, played_at: new Date(startsAt ?? confirmedAt) };
      return [...teamA, ...teamB].map((player_id) => ({ player_id, ...played }));
    });
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
    await insertRows(manager, PlayedMatchEntity, rows.slice(i, i + ROWS_AT_ONCE), { ignoreConflicts: true });
}
