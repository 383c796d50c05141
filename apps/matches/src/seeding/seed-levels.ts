import type { DataOf, levelsChanged } from '@setpoint/events';
import type { RunningService } from '@setpoint/service-kit';
import { projectManyLevels } from '../persistence/projections/people.js';

/** Levels as the matches of the past left them. */
export const seedLevels = (
  service: Pick<RunningService, 'storage'>,
  levels: readonly DataOf<typeof levelsChanged>[],
): Promise<void> => service.storage.transaction((manager) => projectManyLevels(manager, levels));
