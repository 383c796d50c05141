import type { CourtId, UserId } from '@setpoint/kernel';
import type { LoaderRegistry } from '@setpoint/service-kit';
import type { Courts } from '../application/ports/courts.js';
import type { Favourites } from '../application/ports/favourites.js';
import type { Play } from '../application/ports/play.js';

/** Batched reads of one request. */
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

export const courtLegends = (loaders: LoaderRegistry, play: Play) =>
  loaders.get('local legends', async (ids: readonly CourtId[]) => {
    const legends = await play.legendsOf(ids);
    return ids.map((id) => legends.get(id) ?? null);
  });

export const courtsOfLegends = (loaders: LoaderRegistry, play: Play) =>
  loaders.get('courts of legends', async (ids: readonly UserId[]) => {
    const courts = await play.courtsOfLegends(ids);
    return ids.map((id) => courts.get(id) ?? []);
  });

/** Maximum number of followers of a centre shown. */
const MOST_SHOWN = 12;

export const playersWhoFavour = (loaders: LoaderRegistry, play: Play) =>
  loaders.get('who favours', async (ids: readonly CourtId[]) => {
    const players = await play.favouredBy(ids, MOST_SHOWN);
    return ids.map((id) => players.get(id) ?? []);
  });

export const offersUsed = (loaders: LoaderRegistry, play: Play, userId: UserId, now: Date) =>
  loaders.get(`offers used by ${userId}`, async (ids: readonly CourtId[]) => {
    const used = await play.usedToday(userId, ids, now);
    return ids.map((id) => used.get(id) ?? []);
  });
