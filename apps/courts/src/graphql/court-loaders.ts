import type { CourtId, UserId } from '@setpoint/kernel';
import type { LoaderRegistry } from '@setpoint/service-kit';
import type { Courts } from '../application/ports/courts.js';
import type { Favourites } from '../application/ports/favourites.js';

/** Reads of one request, each one statement however many centres it shows. */
export const courtCards = (loaders: LoaderRegistry, courts: Courts) =>
  loaders.get('courts', async (ids: readonly CourtId[]) => {
    const cards = new Map((await courts.byIds(ids)).map((card) => [card.id, card]));
    return ids.map((id) => cards.get(id) ?? null);
  });

export const courtFields = (loaders: LoaderRegistry, courts: Courts) =>
  loaders.get('court fields', async (ids: readonly CourtId[]) => {
    const fields = await courts.fieldsOf(ids);
    return ids.map((id) => fields.get(id) ?? []);
  });

export const myFavourites = (loaders: LoaderRegistry, favourites: Favourites, userId: UserId) =>
  loaders.get(`favourites of ${userId}`, async (ids: readonly CourtId[]) => {
    const mine = await favourites.among(userId, ids);
    return ids.map((id) => mine.has(id));
  });
