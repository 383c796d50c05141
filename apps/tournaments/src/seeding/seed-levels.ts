import type { DataOf, levelsChanged } from '@setpoint/events';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { projectLevels } from '../persistence/projections/people.js';

/** Levels as everything that was played left them. */
export const seedLevels = (
  { app }: Pick<RunningService, 'app'>,
  levels: readonly DataOf<typeof levelsChanged>[],
): Promise<void> =>
  app.get(Storage).transaction(async (manager) => {
    for (const each of levels) await projectLevels(manager, each);
  });
