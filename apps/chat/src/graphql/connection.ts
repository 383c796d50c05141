import type { Listed } from '../application/ports/conversation-reads.js';

/** A page as a connection; lists of chat are not counted. */
export function toConnection<T, Node>(page: Listed<T>, nodeOf: (item: T) => Node) {
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
