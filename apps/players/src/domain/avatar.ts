import { accept, reasonOf, refuse, type Outcome } from '@setpoint/kernel';
import type { avatarRemoved, DataOf } from '@setpoint/events';
import type { Profile } from './profile.js';

/**
 * A profile with a new picture (ACC-01). The URL is null if the upload belongs to somebody else, was already used
 * or has expired.
 */
export function withAvatar(profile: Profile, photoUrl: string | null): Outcome<Profile, 'UPLOAD_NOT_FOUND'> {
  if (photoUrl === null) return refuse('UPLOAD_NOT_FOUND');
  // Idempotent: repeating it changes nothing.
  return accept(profile.photoUrl === photoUrl ? profile : { ...profile, photoUrl });
}

/** Category of a picture's removal, shown to the player; support's own words are for the audit log only. */
export type AvatarRemovalCategory = DataOf<typeof avatarRemoved>['category'];

/** Support's reason for the audit log, truncated to 500 characters (ADM-01). */
export function reasonOfSupport(given: string): Outcome<string, 'REASON_REQUIRED'> {
  const reason = reasonOf(given);
  return reason ? accept(reason) : refuse('REASON_REQUIRED');
}

/** A profile without picture, which shows initials. Idempotent. */
export const withoutAvatar = (profile: Profile): Profile =>
  profile.photoUrl === null ? profile : { ...profile, photoUrl: null };
