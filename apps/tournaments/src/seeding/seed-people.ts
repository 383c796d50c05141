import type { DataOf, favouriteChanged, followChanged, levelsChanged, profileChanged } from '@setpoint/events';
import { withoutAccents } from '@setpoint/kernel';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { insertPeople } from '../persistence/bulk.js';
import type { PersonRow } from '../persistence/projection-entities.js';

/** What the events of other services would have brought. */
export interface PeopleSeed {
  readonly profiles: readonly Pick<
    DataOf<typeof profileChanged>,
    'userId' | 'displayName' | 'sex' | 'birthDate' | 'sports' | 'location'
  >[];
  readonly levels: readonly DataOf<typeof levelsChanged>[];
  readonly follows: readonly Pick<DataOf<typeof followChanged>, 'followerId' | 'followedId'>[];
  readonly favourites: readonly Pick<DataOf<typeof favouriteChanged>, 'userId' | 'courtId'>[];
  /** Who has said when they can play, and who has a verified mobile number. */
  readonly available: ReadonlySet<string>;
  readonly mobile: ReadonlySet<string>;
}

/** In bulk. */
export async function seedPeople({ app }: Pick<RunningService, 'app'>, seed: PeopleSeed): Promise<void> {
  const levels = new Map(seed.levels.map(({ userId, levels: all }) => [userId, all]));
  const people = seed.profiles.map((profile): PersonRow => {
    const { userId: id, displayName, sex, birthDate, sports, location } = profile;
    const { lat = null, lng = null } = location ?? {};
    return {
      ...{ id, display_name: displayName, search_name: withoutAccents(displayName), sex, lat, lng },
      ...{ birth_date: birthDate ?? null, sports: [...sports], levels: levels.get(id) ?? [] },
      ...{ has_availability: seed.available.has(id), has_mobile: seed.mobile.has(id) },
      ...{ is_barred: false, is_closed: false },
    };
  });
  const follows = seed.follows.map(({ followerId, followedId }) => ({
    follower_id: followerId,
    followed_id: followedId,
  }));
  const favourites = seed.favourites.map(({ userId, courtId }) => ({ player_id: userId, court_id: courtId }));
  await app.get(Storage).transaction((manager) => insertPeople(manager, { people, follows, favourites }));
}
