import type { Outcome, UserId } from '@setpoint/kernel';
import type { Profile } from '../../domain/profile.js';

/** Profiles. Changes are saved atomically with their events. */
export abstract class Players {
  abstract byId(id: UserId): Promise<Profile | null>;
  /** The owner of an invitation code in stored form (`inviteCodeOf`). */
  abstract byInviteCode(code: string): Promise<Profile | null>;
  /** Loads and locks the profile, decides and saves. */
  abstract change<Code extends string>(
    id: UserId,
    decide: (profile: Profile) => Outcome<Profile, Code>,
  ): Promise<Outcome<Profile, Code | 'PLAYER_NOT_FOUND'>>;
}
