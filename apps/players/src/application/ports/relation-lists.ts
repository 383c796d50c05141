import type { Page, UserId } from '@setpoint/kernel';

/** People around a player: whom they follow, who follows them, whom they blocked, who joined through their code. */
export type RelationList = 'FOLLOWING' | 'FOLLOWERS' | 'BLOCKED' | 'INVITED';

export interface RelationListPage {
  readonly first: number;
  readonly after: string | null;
}

/** Lists have neither unlisted people nor those with whom the viewer has a block; the blocked themselves are all there. */
export abstract class RelationLists {
  /** A page of the list of each owner, in their order, newest first, in one statement. */
  abstract pages(
    list: RelationList,
    owners: readonly UserId[],
    page: RelationListPage,
    viewer: UserId | null,
  ): Promise<Omit<Page<UserId>, 'totalCount'>[]>;
  /** How long the list of each owner is, up to the largest count, in one statement. */
  abstract counts(list: RelationList, owners: readonly UserId[], viewer: UserId | null): Promise<number[]>;
}
