import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Profile } from '../../domain/profile.js';

/** Whom a player follows, and who follows a player. */
export interface CircleCounts {
  readonly following: number;
  readonly followers: number;
}

export abstract class Circles {
  /** Newest first; without unlisted people and those with whom the viewer has a block, either way. */
  abstract page(
    of: UserId,
    side: 'following' | 'followers',
    page: PageRequest,
    viewer: UserId | null,
  ): Promise<Page<Profile>>;
  /** Counts of each, in one statement. */
  abstract counts(of: readonly UserId[]): Promise<Map<UserId, CircleCounts>>;
}
