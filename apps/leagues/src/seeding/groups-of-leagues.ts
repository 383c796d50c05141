import type { DataOf, leagueGroupChanged } from '@setpoint/events';
import { factsOfSnapshot, type RunningService } from '@setpoint/service-kit';
import { GroupSnapshot } from '../persistence/snapshots/group-snapshot.js';

/** Who plays in the groups that were seeded, for who else needs to know. */
export const groupsOfLeagues = (service: Pick<RunningService, 'app'>): Promise<DataOf<typeof leagueGroupChanged>[]> =>
  factsOfSnapshot(service, GroupSnapshot);
