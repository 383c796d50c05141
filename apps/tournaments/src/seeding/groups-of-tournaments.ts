import type { DataOf, registrationConfirmed, tournamentGroupsChanged } from '@setpoint/events';
import { factsOfSnapshot, type RunningService } from '@setpoint/service-kit';
import { EntrySnapshot } from '../persistence/snapshots/entry-snapshot.js';
import { GroupSnapshot } from '../persistence/snapshots/group-snapshot.js';

/** Who plays in the groups that were seeded, for who else needs to know. */
export const groupsOfTournaments = (
  service: Pick<RunningService, 'app'>,
): Promise<DataOf<typeof tournamentGroupsChanged>[]> => factsOfSnapshot(service, GroupSnapshot);

/** Who is in, in which team, of all tournaments that were seeded. */
export const entriesOfTournaments = (
  service: Pick<RunningService, 'app'>,
): Promise<DataOf<typeof registrationConfirmed>[]> => factsOfSnapshot(service, EntrySnapshot);
