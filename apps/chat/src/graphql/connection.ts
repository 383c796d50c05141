import type { PageWithoutCount } from '@setpoint/kernel';

/** A page as a connection without a count. */
export function toConnection<T, Node>(page: PageWithoutCount<T>, nodeOf: (item: T) => Node) {
  return {
    edges: page.items.map((item, i) => ({ node: nodeOf(item), cursor: page.cursors[i]! })),
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: page.cursors[0] ?? null,
      endCursor: page.cursors.at(-1) ?? null,
    },
  };
}
