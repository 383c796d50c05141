/** A page of a Relay connection as a use-case returns it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Cursor of each item, same order. */
  readonly cursors: readonly string[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly totalCount: number;
}

export interface PageRequest {
  /** 1 to 100. */
  readonly first: number;
  /** Cursor of the last item already seen. */
  readonly after?: string | null;
}

export const LARGEST_PAGE = 100;

/**
 * A cursor that stays right while rows are inserted: the sort values of the row it stands for
 * (keyset paging), opaque to clients (API-12).
 */
export function encodeCursor(sortValues: readonly (string | number | null)[]): string {
  return toBase64Url(JSON.stringify(sortValues));
}

/** The sort values behind a cursor, or null when the text is no cursor of ours. */
export function decodeCursor(cursor: string | null | undefined): (string | number | null)[] | null {
  if (!cursor) return null;
  try {
    const values: unknown = JSON.parse(fromBase64Url(cursor));
    return Array.isArray(values) ? (values as (string | number | null)[]) : null;
  } catch {
    return null;
  }
}

/** Clamps what a client asks for to 1 … 100. */
export function pageSize(first: number | null | undefined, otherwise = 20): number {
  return Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(first ?? otherwise)));
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

function toBase64Url(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
}
