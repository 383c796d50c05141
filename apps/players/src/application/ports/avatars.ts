import type { Outcome, UserId } from '@setpoint/kernel';
import type { AvatarRemovalCategory } from '../../domain/avatar.js';
import type { Profile } from '../../domain/profile.js';

/** Profile pictures and the profiles that show them. */
export abstract class Avatars {
  /** Registers an upload before storing files; resolves with its id. */
  abstract register(ownerId: UserId, key: string, now: Date): Promise<string>;
  /** Shows it in its owner's profile, replacing the previous one. Atomic with the events. */
  abstract set(
    me: UserId,
    uploadId: string,
    now: Date,
  ): Promise<Outcome<Profile, 'UPLOAD_NOT_FOUND' | 'PLAYER_NOT_FOUND'>>;
  /** Shows none any more. */
  abstract remove(me: UserId, now: Date): Promise<Outcome<Profile, 'PLAYER_NOT_FOUND'>>;
  /** The same by support, with an entry of the audit log, and a notice to the player, where there was one. */
  abstract removeBySupport(
    player: UserId,
    by: UserId,
    why: { readonly reason: string; readonly category: AvatarRemovalCategory },
    now: Date,
  ): Promise<Outcome<Profile, 'PLAYER_NOT_FOUND'>>;
}
