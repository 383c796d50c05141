import type {
  absenceChanged,
  accountAccessChanged,
  availabilityChanged,
  DataOf,
  followChanged,
  levelsChanged,
  paymentAccessChanged,
  phoneChanged,
  profileChanged,
  resultConfirmed,
} from '@setpoint/events';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  FollowEntity,
  PlayerEntity,
  PublicPlayEntity,
  type PlayerRow,
  type PublicPlayRow,
} from '../projection-entities.js';

// Data about people for the league's rules. Events of different services arrive in any order.

const keep = async (manager: EntityManager, id: string, changes: Partial<PlayerRow>): Promise<void> => {
  await manager.upsert(PlayerEntity, { id, ...changes } as never, ['id']);
};

export function projectProfile(manager: EntityManager, data: DataOf<typeof profileChanged>): Promise<void> {
  const { lat = null, lng = null, country = null } = data.location ?? {};
  return keep(manager, data.userId, { display_name: data.displayName, sex: data.sex, lat, lng, country });
}

export const projectLevels = (manager: EntityManager, { userId, levels }: DataOf<typeof levelsChanged>) =>
  keep(manager, userId, { levels });

export const projectAbsence = (manager: EntityManager, { userId, absence }: DataOf<typeof absenceChanged>) =>
  keep(manager, userId, { absent_from: absence?.from ?? null, absent_to: absence?.to ?? null });

export const projectAvailability = (
  manager: EntityManager,
  { userId, noFixedDays, slots }: DataOf<typeof availabilityChanged>,
) => keep(manager, userId, { availability: { noFixedDays, slots } });

export const projectPhone = (manager: EntityManager, { userId, number }: DataOf<typeof phoneChanged>) =>
  keep(manager, userId, { mobile: number });

export const projectPaymentAccess = (manager: EntityManager, { userId, barred }: DataOf<typeof paymentAccessChanged>) =>
  keep(manager, userId, { is_barred: barred });

export const projectAccountAccess = (manager: EntityManager, { userId, closed }: DataOf<typeof accountAccessChanged>) =>
  keep(manager, userId, { is_closed: closed });

export async function projectFollow(
  manager: EntityManager,
  { followerId, followedId, following }: DataOf<typeof followChanged>,
): Promise<void> {
  const follow = { follower_id: followerId, followed_id: followedId };
  if (following) await insertRows(manager, FollowEntity, [follow], { ignoreConflicts: true });
  else await manager.delete(FollowEntity, follow);
}

/** Players with public matches have a level accepted by leagues (LEA-03). */
export async function projectPublicPlay(
  manager: EntityManager,
  results: readonly Pick<DataOf<typeof resultConfirmed>, 'match'>[],
): Promise<void> {
  const rows = results
    .filter(({ match }) => match.fixture !== undefined || (match.visibility === 'PUBLIC' && !match.isFriendly))
    .flatMap(({ match: { teamA, teamB, sport, numberPlayers: number_players } }) =>
      [...teamA, ...teamB].map((player_id): PublicPlayRow => ({ player_id, sport, number_players })),
    );
  const keyOf = ({ player_id, sport, number_players }: PublicPlayRow) => `${player_id} ${sport} ${number_players}`;
  const once = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  await insertRows(manager, PublicPlayEntity, once, { ignoreConflicts: true });
}
