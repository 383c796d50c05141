import { accept, refuse, type Outcome } from '@setpoint/kernel';
import type { Profile } from './profile.js';

/**
 * A profile with another picture (ACC-01). The address is null when the upload is somebody else's, was used for an earlier
 * picture, or is too old.
 */
export function withAvatar(profile: Profile, photoUrl: string | null): Outcome<Profile, 'UPLOAD_NOT_FOUND'> {
  if (photoUrl === null) return refuse('UPLOAD_NOT_FOUND');
  // The same again is success: a second press of the button changes nothing.
  return accept(profile.photoUrl === photoUrl ? profile : { ...profile, photoUrl });
}

/** Support says why, for the audit log: at most 500 characters are kept (ADM-01). */
export function reasonOfSupport(given: string): Outcome<string, 'REASON_REQUIRED'> {
  const reason = given.trim().slice(0, LONGEST_REASON);
  return reason ? accept(reason) : refuse('REASON_REQUIRED');
}

const LONGEST_REASON = 500;

/** A profile with initials in place of a picture; the same again is success. */
export const withoutAvatar = (profile: Profile): Profile =>
  profile.photoUrl === null ? profile : { ...profile, photoUrl: null };
