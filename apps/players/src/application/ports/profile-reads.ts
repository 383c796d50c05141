import type { UserId } from '@setpoint/kernel';
import type { Profile } from '../../domain/profile.js';
import type { Relation } from '../../domain/relation-machine.js';

export interface ProfileWithCounts extends Profile {
  /** Listed players whom this one follows. */
  readonly followingCount: number;
  readonly followersCount: number;
}

/** Reads for screens: many at once. */
export abstract class ProfileReads {
  abstract byIds(ids: readonly UserId[]): Promise<ProfileWithCounts[]>;
  /** Names of guests of tournaments, who have no profile (BYD-07). */
  abstract guestNames(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>;
  /** The relation of the viewer to each of the others. */
  abstract relations(viewer: UserId, others: readonly UserId[]): Promise<Map<UserId, Relation>>;
}
