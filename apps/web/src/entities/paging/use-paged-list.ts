import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useAfter, type PageInfoPart } from './use-after.js';

interface Step {
  readonly pageInfo: PageInfoPart;
}

interface Connection<Node> extends Step {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Node }[];
}

interface Slice {
  readonly first: number;
  readonly after?: string | null;
}

/** One page of a list, as `PagedList` shows it. */
export interface PagedNodes<Node> {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** Undefined until the first answer. */
  readonly nodes: readonly Node[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A numbered page of a cursor-paged list. */
export function usePagedList<Field extends string, Node, Variables extends OperationVariables>({
  field,
  query,
  steps,
  variables,
  page,
  size,
  ready = true,
}: {
  /** Under which both queries answer the list. */
  readonly field: Field;
  readonly query: TypedDocumentNode<Record<Field, Connection<Node> | null>, Variables & Slice>;
  /** A query of the list's `pageInfo` alone. */
  readonly steps: TypedDocumentNode<Record<Field, Step | null>, Variables & Slice>;
  readonly variables: Variables;
  readonly page: number;
  readonly size: number;
  /** False while the variables are not all known. */
  readonly ready?: boolean;
}): PagedNodes<Node> {
  const cursor = useAfter({ steps, variables, page, size, ready, pageInfoOf: (data) => data[field]?.pageInfo });
  const { data, error, refetch } = useQuery(
    query as TypedDocumentNode<Record<Field, Connection<Node> | null>, OperationVariables>,
    {
      variables: { ...variables, first: size, after: cursor.after ?? null },
      skip: cursor.after === undefined || !ready,
    },
  );
  const list: Connection<Node> | null | undefined = data?.[field];
  const { remember } = cursor;
  useEffect(() => remember(list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null));
  return {
    page,
    size,
    total: list?.totalCount ?? 0,
    nodes: list?.edges.map(({ node }) => node),
    failed: Boolean(error) || cursor.failed,
    retry: () => (cursor.failed ? cursor.retry() : void refetch().catch(() => {})),
  };
}
