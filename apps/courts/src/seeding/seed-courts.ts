import type { courtChanged, DataOf, OutgoingEvent, matchReady, resultConfirmed } from '@setpoint/events';
import { PHONE_PREFIXES, type CourtId, type UserId } from '@setpoint/kernel';
import type { RunningService } from '@setpoint/service-kit';
import { AddCourts } from '../application/add-courts.js';
import { ClaimCourts } from '../application/claim-courts.js';
import { RecomputeLegends } from '../application/recompute-legends.js';
import { SetFavouriteCourt } from '../application/set-favourite-court.js';
import { SuggestCourts } from '../application/suggest-courts.js';
import type { Court } from '../domain/court.js';
import { courtOf, type SuggestedCentre } from '../domain/suggestion.js';
import { Uploads } from '../application/ports/uploads.js';
import { saveBooking } from '../persistence/projections/bookings.js';
import { savePlayed } from '../persistence/projections/played-matches.js';
import { forgetLegendRuns } from '../persistence/queries/recompute-legends.js';

type Service = Pick<RunningService, 'app' | 'storage'>;

/** A centre as the demo describes it: with one number, and with what a page may lack. */
export type SeededCentre = Pick<
  Court,
  | ('id' | 'name' | 'address' | 'city' | 'country' | 'lat' | 'lng' | 'timeZone' | 'email' | 'website' | 'bookingUrl')
  | ('description' | 'coverUrl' | 'offers' | 'ownerId' | 'fields')
> & { readonly phone?: string | null } & Partial<
    Pick<Court, 'photos' | 'notificationPrefix' | 'notificationMobile' | 'facebook' | 'instagram'>
  >;

/**
 * Adds centres with the ids they come with and resolves with their events for the other services.
 * The same centres again change nothing. Throws when one of them breaks a rule.
 */
export async function seedCourts(
  courts: Pick<RunningService, 'app'>,
  centres: readonly SeededCentre[],
): Promise<OutgoingEvent<typeof courtChanged>[]> {
  const outcome = await courts.app.get(AddCourts).execute(centres.map(wholeCourt));
  if (outcome.ok) return outcome.value;
  throw new Error(`centre ${String(outcome.data?.['courtId'])}: ${JSON.stringify(outcome.fields)}`);
}

function wholeCourt({ phone = null, ...centre }: SeededCentre): Court {
  const prefix = PHONE_PREFIXES.find((known) => phone?.startsWith(known.prefix))?.prefix ?? null;
  const landline = prefix && phone ? phone.slice(prefix.length).trim() : null;
  const numbers = phone === null ? {} : { prefix, landline };
  return { ...courtOf({ ...centre, note: null }, centre.id), ...centre, ...numbers };
}

/** Makes centres favourites of players; the other services hear of it by the bus. */
export async function seedFavourites(
  courts: Pick<RunningService, 'app'>,
  favourites: readonly { readonly userId: UserId; readonly courtId: CourtId }[],
): Promise<void> {
  const set = courts.app.get(SetFavouriteCourt);
  for (const { userId, courtId } of favourites) await set.execute({ courtId, favourite: true }, userId);
}

export interface SeededPlay {
  readonly results: readonly DataOf<typeof resultConfirmed>[];
  readonly ready: readonly DataOf<typeof matchReady>[];
  readonly now: Date;
}

/** What has been played at centres and what is booked there; local legends follow from it (CRT-10). */
export async function seedPlay({ app, storage }: Service, { results, ready, now }: SeededPlay): Promise<void> {
  await storage.transaction(async (manager, effects) => {
    await savePlayed(manager, results);
    const coming = ready.filter(({ match }) => match.startsAt !== null && new Date(match.startsAt) > now);
    for (const { match } of coming) await saveBooking(manager, effects, match, true, now);
    await forgetLegendRuns(manager);
  });
  const recompute = app.get(RecomputeLegends);
  while ((await recompute.execute(now)) > 0);
}

export interface SeededAsking {
  readonly suggestions: readonly { readonly centre: SuggestedCentre; readonly by: UserId }[];
  /** A claim with a document, whose files are there under the key. */
  readonly claims: readonly {
    readonly courtId: CourtId;
    readonly by: UserId;
    readonly note: string;
    readonly key: string;
  }[];
  readonly now: Date;
}

/** What support has to look at: suggested centres and claims (ADM-02). */
export async function seedAsking({ app }: Pick<RunningService, 'app'>, { suggestions, claims, now }: SeededAsking) {
  for (const { centre, by } of suggestions) {
    const outcome = await app.get(SuggestCourts).suggest(centre, null, by);
    if (!outcome.ok) throw new Error(`suggestion ${centre.name}: ${outcome.code}`);
  }
  for (const { courtId, by, note, key } of claims) {
    const documentId = await app.get(Uploads).register(by, key, 'application/pdf', now);
    const outcome = await app.get(ClaimCourts).claim(courtId, { email: null, documentId, note }, by);
    if (!outcome.ok) throw new Error(`claim of ${courtId}: ${outcome.code}`);
  }
}
