import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

interface Connection<Row> {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: Row }[];
}

interface Slice<Filter> {
  readonly filter: Filter;
  readonly first: number;
  readonly after?: string | null;
}

/** What has been read of a list. */
export interface Rows<Row> {
  /** Undefined until the first answer; those of the filters before, until the next one. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Reads on; null at the end. */
  readonly more: (() => Promise<unknown>) | null;
}

/** A list that grows page by page under its filters. */
export function useRows<Field extends string, Row, Filter, More extends object = object>({
  field,
  query,
  filter,
  size = 50,
}: {
  /** Under which the query answers the list. */
  readonly field: Field;
  readonly query: TypedDocumentNode<Record<Field, (Connection<Row> & More) | null>, Slice<Filter>>;
  readonly filter: Filter;
  readonly size?: number;
}): Rows<Row> & {
  readonly connection: (Connection<Row> & More) | undefined;
  readonly error: unknown;
  startPolling(everyMs: number): void;
} {
  const { data, previousData, loading, error, refetch, fetchMore, startPolling } = useQuery(
    query as TypedDocumentNode<Record<Field, (Connection<Row> & More) | null>, OperationVariables>,
    { variables: { first: size, filter }, fetchPolicy: 'cache-and-network' },
  );
  const list: (Connection<Row> & More) | null | undefined = (data ?? previousData)?.[field];
  const readOn = (after: string | null) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => {
        const [known, next] = [before[field], fetchMoreResult[field]];
        return next
          ? { ...fetchMoreResult, [field]: { ...next, edges: [...(known?.edges ?? []), ...next.edges] } }
          : before;
      },
    });
  return {
    rows: list?.edges.map(({ node }) => node),
    total: list?.totalCount,
    loading,
    failed: Boolean(error),
    retry: () => void refetch().catch(() => {}),
    more: list?.pageInfo.hasNextPage ? () => readOn(list.pageInfo.endCursor) : null,
    connection: list ?? undefined,
    error,
    startPolling,
  };
}
