import type { DataOf, resultConfirmed } from '@setpoint/events';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { projectPublicPlay } from '../persistence/projections/players.js';

/** What has been played, for whom or what it ever was. */
export const seedPlayed = (
  { app }: Pick<RunningService, 'app'>,
  results: readonly DataOf<typeof resultConfirmed>[],
): Promise<void> => app.get(Storage).transaction((manager) => projectPublicPlay(manager, results));
