import type { Page, UserId } from '@setpoint/kernel';

/** People around a player: whom they follow, who follows them, whom they blocked, who joined through their code. */
export type Circle = 'FOLLOWING' | 'FOLLOWERS' | 'BLOCKED' | 'INVITED';

export interface CircleCounts {
  readonly following: number;
  readonly followers: number;
}

export interface CirclePage {
  readonly first: number;
  readonly after: string | null;
}

export abstract class Circles {
  /**
   * A page of the circle of each owner, in their order, newest first, in one statement. Without unlisted people and
   * those with whom the viewer has a block, either way; the blocked themselves are all there.
   */
  abstract pages(
    circle: Circle,
    owners: readonly UserId[],
    page: CirclePage,
    viewer: UserId | null,
  ): Promise<Page<UserId>[]>;
  /** How many listed players each follows and is followed by, in one statement. */
  abstract counts(of: readonly UserId[]): Promise<Map<UserId, CircleCounts>>;
}
