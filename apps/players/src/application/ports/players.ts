import type { Outcome, UserId } from '@setpoint/kernel';
import type { Profile } from '../../domain/profile.js';

/** The profiles. A change is saved together with its events, or not at all. */
export abstract class Players {
  abstract byId(id: UserId): Promise<Profile | null>;
  /** Whose invitation code it is, in stored form (`inviteCodeOf`). */
  abstract byInviteCode(code: string): Promise<Profile | null>;
  /** Loads the profile, decides with nobody else changing it, saves what was decided. */
  abstract change<Code extends string>(
    id: UserId,
    decide: (profile: Profile) => Outcome<Profile, Code>,
  ): Promise<Outcome<Profile, Code | 'PLAYER_NOT_FOUND'>>;
}
