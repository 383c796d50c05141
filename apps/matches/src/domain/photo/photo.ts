import { refuse, accept, type Outcome, type UserId } from '@setpoint/kernel';
import { isHidden, sideOf, type Match, type MatchState } from '../match.js';
import type { MatchCode } from '../refusals.js';

/** The one photo of a match (MAT-17). Its id is that of the upload. */
export interface MatchPhoto {
  readonly id: string;
  readonly addedBy: UserId;
  readonly addedAt: Date;
}

/** Photos require a match that has taken place. */
const NOT_PLAYED: readonly MatchState[] = ['CANCELLED', 'EXPIRED', 'NOT_PLAYED'];

/** Why this person cannot add or replace a photo now; null if they can. */
export function findPhotoRefusal(match: Match, photo: MatchPhoto | null, who: UserId, now: Date): MatchCode | null {
  if (isHidden(match, who)) return 'MATCH_NOT_FOUND';
  if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
  if (NOT_PLAYED.includes(match.state)) return 'NOT_IN_THIS_STATE';
  const { when } = match.plan;
  if (match.state === 'ORGANIZING' || !when || now < when.startsAt) return 'TOO_EARLY_FOR_PHOTO';
  return photo && !mayRemove(match, photo, who) ? 'NOT_YOUR_PHOTO' : null;
}

/** The uploader can remove it, and the organiser any photo. */
export const mayRemove = (match: Match, { addedBy }: MatchPhoto, who: UserId): boolean =>
  who === addedBy || who === match.organiserId;

/** The photo to remove; null if it is already gone. */
export function removePhoto(
  match: Match,
  photo: MatchPhoto | null,
  { who, photoId }: { readonly who: UserId; readonly photoId: string },
): Outcome<MatchPhoto | null, MatchCode> {
  if (isHidden(match, who)) return refuse('MATCH_NOT_FOUND');
  if (photo?.id !== photoId) return accept(null);
  return mayRemove(match, photo, who) ? accept(photo) : refuse('NOT_YOUR_PHOTO');
}
