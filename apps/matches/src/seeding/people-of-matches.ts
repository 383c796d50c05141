import type { DataOf, matchPeopleChanged } from '@setpoint/events';
import { factsOfSnapshot, type RunningService } from '@setpoint/service-kit';
import { PeopleSnapshot } from '../persistence/snapshots/people-snapshot.js';

/** Who has to do with the matches that were seeded, for who else needs to know. */
export const peopleOfMatches = (service: Pick<RunningService, 'app'>): Promise<DataOf<typeof matchPeopleChanged>[]> =>
  factsOfSnapshot(service, PeopleSnapshot);
