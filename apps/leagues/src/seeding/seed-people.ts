import type { availabilityChanged, DataOf, followChanged, levelsChanged, profileChanged } from '@setpoint/events';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { insertPeople } from '../persistence/bulk.js';
import type { PlayerRow } from '../persistence/projection-entities.js';

/** What the events of other services would have brought. */
export interface PeopleSeed {
  readonly profiles: readonly Pick<DataOf<typeof profileChanged>, 'userId' | 'displayName' | 'sex' | 'location'>[];
  readonly levels: readonly DataOf<typeof levelsChanged>[];
  readonly availabilities: readonly DataOf<typeof availabilityChanged>[];
  readonly follows: readonly Pick<DataOf<typeof followChanged>, 'followerId' | 'followedId'>[];
}

/** In bulk. */
export async function seedPeople({ app }: Pick<RunningService, 'app'>, seed: PeopleSeed): Promise<void> {
  const levels = new Map(seed.levels.map(({ userId, levels: all }) => [userId, all]));
  const availabilities = new Map(seed.availabilities.map(({ userId, ...times }) => [userId, times]));
  const players = seed.profiles.map(({ userId: id, displayName, sex, location }): PlayerRow => {
    const { lat = null, lng = null, country = null } = location ?? {};
    return {
      ...{ id, display_name: displayName, sex, country, lat, lng, levels: levels.get(id) ?? [] },
      ...{ absent_from: null, absent_to: null, mobile: null, is_barred: false, is_closed: false },
      availability: availabilities.get(id) ?? { noFixedDays: false, slots: [] },
    };
  });
  const follows = seed.follows.map(({ followerId, followedId }) => ({
    follower_id: followerId,
    followed_id: followedId,
  }));
  await app.get(Storage).transaction((manager) => insertPeople(manager, { players, follows }));
}
