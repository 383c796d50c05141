import { accept, hasHiddenCharacters, oneLine, refuse, type Outcome } from '@setpoint/kernel';
import type { Court, CourtPhoto } from './court.js';

/** How many photos a centre shows at most (CRT-07). */
export const MOST_PHOTOS = 12;
/** Longest words about a photo, in characters. */
export const LONGEST_ALT = 140;

type Photos = Pick<Court, 'photos' | 'coverPhotoId' | 'logo'>;
export type PhotoRefusal = 'TOO_MANY_PHOTOS' | 'PHOTOS_CHANGED' | 'PHOTO_NOT_FOUND' | 'COURT_INVALID';

export function withPhoto(shown: Photos, photo: CourtPhoto): Outcome<Photos, PhotoRefusal> {
  if (shown.photos.length >= MOST_PHOTOS) return refuse('TOO_MANY_PHOTOS');
  return accept({ ...shown, photos: [...shown.photos, photo] });
}

export const withoutPhoto = (shown: Photos, id: string): Photos => ({
  ...shown,
  photos: shown.photos.filter((photo) => photo.id !== id),
  coverPhotoId: shown.coverPhotoId === id ? null : shown.coverPhotoId,
});

/** Reorders the photos; refused if the set has changed. */
export function inOrder(shown: Photos, ids: readonly string[]): Outcome<Photos, PhotoRefusal> {
  const photos = ids.flatMap((id) => shown.photos.find((photo) => photo.id === id) ?? []);
  const isSame = ids.length === shown.photos.length && new Set(photos).size === shown.photos.length;
  return isSame ? accept({ ...shown, photos }) : refuse('PHOTOS_CHANGED');
}

export function withWords(shown: Photos, id: string, words: string): Outcome<Photos, PhotoRefusal> {
  const line = oneLine(words);
  if (hasHiddenCharacters(line))
    return refuse('COURT_INVALID', { fields: [{ field: 'alt', code: 'HIDDEN_CHARACTERS' }] });
  if (!shown.photos.some((photo) => photo.id === id)) return refuse('PHOTO_NOT_FOUND');
  const alt = line.slice(0, LONGEST_ALT) || null;
  return accept({ ...shown, photos: shown.photos.map((photo) => (photo.id === id ? { ...photo, alt } : photo)) });
}

export function withCover(shown: Photos, id: string | null): Outcome<Photos, PhotoRefusal> {
  if (id !== null && !shown.photos.some((photo) => photo.id === id)) return refuse('PHOTO_NOT_FOUND');
  return accept({ ...shown, coverPhotoId: id });
}
