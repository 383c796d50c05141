import type { courtChanged, OutgoingEvent } from '@setpoint/events';
import type { CourtId, UserId } from '@setpoint/kernel';
import type { RunningService } from '@setpoint/service-kit';
import { AddCourts } from '../application/add-courts.js';
import { SetFavouriteCourt } from '../application/set-favourite-court.js';
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

/** Makes centres favourites of players; the other services hear of it by the bus. */
export async function seedFavourites(
  courts: Pick<RunningService, 'app'>,
  favourites: readonly { readonly userId: UserId; readonly courtId: CourtId }[],
): Promise<void> {
  const set = courts.app.get(SetFavouriteCourt);
  for (const { userId, courtId } of favourites) await set.execute({ courtId, favourite: true }, userId);
}
