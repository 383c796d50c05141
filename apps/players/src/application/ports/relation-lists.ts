import type { PageWithoutCount, UserId } from '@setpoint/kernel';

/** Lists of a player: following, followers, blocked, referred. */
export type RelationList = 'FOLLOWING' | 'FOLLOWERS' | 'BLOCKED' | 'INVITED';

export interface RelationListPage {
  readonly first: number;
  readonly after: string | null;
}

/** Lists exclude unlisted people and blocks with the viewer, except the list of blocked people. */
export abstract class RelationLists {
  /** A page of the list of each owner, in their order, newest first, in one statement. */
  abstract pages(
    list: RelationList,
    owners: readonly UserId[],
    page: RelationListPage,
    viewer: UserId | null,
  ): Promise<PageWithoutCount<UserId>[]>;
  /** Length of each owner's list, up to the counting limit, in one statement. */
  abstract counts(list: RelationList, owners: readonly UserId[], viewer: UserId | null): Promise<number[]>;
}
