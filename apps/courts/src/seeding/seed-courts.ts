import type { courtChanged, OutgoingEvent } from '@setpoint/events';
import type { RunningService } from '@setpoint/service-kit';
import { AddCourts } from '../application/add-courts.js';
import type { Court } from '../domain/court.js';

/**
 * Adds centres with the ids they come with and resolves with their events for the other services.
 * The same centres again change nothing. Throws when one of them breaks a rule.
 */
export async function seedCourts(
  courts: Pick<RunningService, 'app'>,
  centres: readonly Court[],
): Promise<OutgoingEvent<typeof courtChanged>[]> {
  const outcome = await courts.app.get(AddCourts).execute(centres);
  if (outcome.ok) return outcome.value;
  throw new Error(`centre ${String(outcome.data?.['courtId'])}: ${JSON.stringify(outcome.fields)}`);
}
