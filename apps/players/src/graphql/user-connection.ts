import { toConnection, type Page } from '@setpoint/kernel';
import type { PageInfo } from './generated/schema.js';
import type { UserSource } from './user-view.js';

/** A page of players, counted only when somebody wants to know how many there are. */
export interface UserConnectionSource {
  readonly edges: readonly { readonly cursor: string; readonly node: UserSource }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
}

/** What visitors get of lists of people. */
export const NOBODY: UserConnectionSource = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: async () => 0,
};

/** Null stands for a player who is gone since the page was read. */
export function userConnection(
  page: Omit<Page<UserSource | null>, 'totalCount'>,
  totalCount: () => Promise<number>,
): UserConnectionSource {
  const { edges, pageInfo } = toConnection({ ...page, totalCount: 0 });
  return { edges: edges.flatMap(({ cursor, node }) => (node ? [{ cursor, node }] : [])), pageInfo, totalCount };
}
