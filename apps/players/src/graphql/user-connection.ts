import { toConnection, type PageWithoutCount } from '@setpoint/kernel';
import type { PageInfo } from './generated/schema.js';
import type { UserSource } from './user-view.js';

/** A page of players, counted on demand. */
export interface UserConnectionSource {
  readonly edges: readonly { readonly cursor: string; readonly node: UserSource }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
}

/** What visitors get for lists of people. */
export const NOBODY: UserConnectionSource = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: async () => 0,
};

/** Null for a player deleted since the page was read. */
export function userConnection(
  page: PageWithoutCount<UserSource | null>,
  totalCount: () => Promise<number>,
): UserConnectionSource {
  const { edges, pageInfo } = toConnection({ ...page, totalCount: 0 });
  return { edges: edges.flatMap(({ cursor, node }) => (node ? [{ cursor, node }] : [])), pageInfo, totalCount };
}
