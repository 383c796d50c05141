import { accept, refuse, type Outcome } from '@setpoint/kernel';
import type { TournamentPhoto } from './tournament.js';

type Photos = readonly TournamentPhoto[];

export const MOST_PHOTOS = 12;

/** New ones come last. */
export const withPhoto = (photos: Photos, photo: TournamentPhoto): Outcome<Photos, 'TOO_MANY_PHOTOS'> =>
  photos.length < MOST_PHOTOS ? accept([...photos, photo]) : refuse('TOO_MANY_PHOTOS');

export const withoutPhoto = (photos: Photos, id: string): Photos => photos.filter((photo) => photo.id !== id);

/** Reorders all of them; refused if the set has changed. */
export function photosInOrder(photos: Photos, ids: readonly string[]): Outcome<Photos, 'PHOTOS_CHANGED'> {
  const ordered = ids.flatMap((id) => photos.filter((photo) => photo.id === id));
  const isWhole = ids.length === photos.length && new Set(ordered).size === photos.length;
  return isWhole ? accept(ordered) : refuse('PHOTOS_CHANGED');
}
