/** A page of a Relay connection as a use-case returns it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Cursor of each item, same order. */
  readonly cursors: readonly string[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly totalCount: number;
}

/** For lists whose count is read separately, only when requested. */
export type PageWithoutCount<T> = Omit<Page<T>, 'totalCount'>;

export interface PageRequest {
  /** 1 to 100. */
  readonly first: number;
  /** Cursor of the last item already seen. */
  readonly after?: string | null;
}

export const LARGEST_PAGE = 100;

/** Clamps what a client asks for to 1 … 100. */
export function pageSize(first: number | null | undefined, otherwise = 20): number {
  return Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(first ?? otherwise)));
}

/** Entries of an object's history that are shown at most: the latest. */
export const LONGEST_HISTORY = 100;

/** Builds a page from rows read with a limit of `first` + 1; an extra row means that there are more. */
export function pageOf<Row>(
  rows: readonly Row[],
  { first, after }: PageRequest,
  cursorOf: (row: Row) => string,
): PageWithoutCount<Row> {
  const items = rows.slice(0, first);
  return {
    items,
    cursors: items.map(cursorOf),
    hasNextPage: rows.length > items.length,
    hasPreviousPage: Boolean(after),
  };
}

/** Shapes a page as a GraphQL connection. */
export function toConnection<T>(page: Page<T>) {
  return {
    edges: page.items.map((node, i) => ({ node, cursor: page.cursors[i]! })),
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: page.cursors[0] ?? null,
      endCursor: page.cursors.at(-1) ?? null,
    },
    totalCount: page.totalCount,
  };
}
