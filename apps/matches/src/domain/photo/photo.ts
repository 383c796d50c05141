import { refuse, accept, type Outcome, type UserId } from '@setpoint/kernel';
import { isInvolved, sideOf, type Match, type MatchState } from '../match.js';
import type { MatchCode } from '../refusals.js';

/** The one photo of a match (MAT-17). Its id is that of the upload. */
export interface MatchPhoto {
  readonly id: string;
  readonly addedBy: UserId;
  readonly addedAt: Date;
}

/** What never took place, or is not known to have, has no photo to add. */
const NOT_PLAYED: readonly MatchState[] = ['CANCELLED', 'EXPIRED', 'NOT_PLAYED'];

/** Why this person can't add a photo, or put another one in its place, now; null when they can. */
export function findPhotoRefusal(match: Match, photo: MatchPhoto | null, who: UserId, now: Date): MatchCode | null {
  if (isHidden(match, who)) return 'MATCH_NOT_FOUND';
  if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
  if (NOT_PLAYED.includes(match.state)) return 'NOT_IN_THIS_STATE';
  const { when } = match.plan;
  if (match.state === 'ORGANIZING' || !when || now < when.startsAt) return 'TOO_EARLY_FOR_PHOTO';
  return photo && !mayRemove(match, photo, who) ? 'NOT_YOUR_PHOTO' : null;
}

/** Whoever added it removes it, and the organiser any. */
export const mayRemove = (match: Match, { addedBy }: MatchPhoto, who: UserId): boolean =>
  who === addedBy || who === match.organiserId;

/** What is left to remove: null where the photo that they saw is gone already. */
export function removePhoto(
  match: Match,
  photo: MatchPhoto | null,
  { who, photoId }: { readonly who: UserId; readonly photoId: string },
): Outcome<MatchPhoto | null, MatchCode> {
  if (isHidden(match, who)) return refuse('MATCH_NOT_FOUND');
  if (photo?.id !== photoId) return accept(null);
  return mayRemove(match, photo, who) ? accept(photo) : refuse('NOT_YOUR_PHOTO');
}

/** A private match does not exist for strangers (MAT-14). */
export const isHidden = (match: Match, who: UserId): boolean =>
  match.visibility === 'PRIVATE' && !isInvolved(match, who);
