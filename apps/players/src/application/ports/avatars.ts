import type { Outcome, UserId } from '@setpoint/kernel';
import type { Profile } from '../../domain/profile.js';

/** Pictures that players upload of themselves, and the profiles that show them. */
export abstract class Avatars {
  /** Before anything is stored; answers the id of the upload. */
  abstract register(ownerId: UserId, key: string, now: Date): Promise<string>;
  /** Shows it in the profile of its owner; the one before goes. Both are saved together with the events, or nothing is. */
  abstract set(
    me: UserId,
    uploadId: string,
    now: Date,
  ): Promise<Outcome<Profile, 'UPLOAD_NOT_FOUND' | 'PLAYER_NOT_FOUND'>>;
  /** Shows none any more. */
  abstract remove(me: UserId, now: Date): Promise<Outcome<Profile, 'PLAYER_NOT_FOUND'>>;
  /** The same by support, with an entry of the audit log where there was one. */
  abstract removeBySupport(
    player: UserId,
    by: UserId,
    reason: string,
    now: Date,
  ): Promise<Outcome<Profile, 'PLAYER_NOT_FOUND'>>;
}
