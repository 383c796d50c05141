import type { DataOf, profileChanged } from '@setpoint/events';
import { type RunningService, Storage } from '@setpoint/service-kit';
import { saveProfiles } from '../persistence/projections/profiles.js';

/** Gives a running identity service the seeded profiles, as if their events had arrived: whose invite code is whose. */
export const seedProfiles = (
  identity: RunningService,
  profiles: readonly DataOf<typeof profileChanged>[],
): Promise<void> => identity.app.get(Storage).transaction((manager) => saveProfiles(manager, profiles));
