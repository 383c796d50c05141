import { useQuery } from '@apollo/client/react';
import type { DocumentType } from '@setpoint/client';
import { useEffect } from 'react';
import { useAfter } from '../../../entities/paging/use-after.js';
import type { PagedNodes } from '../../../entities/paging/use-paged-list.js';
import { History, HistorySteps } from './smash-fields.js';

const SIZE = 20;

export type HistoryEntry = NonNullable<DocumentType<typeof History>['myPoints']>['history']['edges'][number]['node'];

/** A numbered page of how my balance came about. */
export function useHistory(page: number): PagedNodes<HistoryEntry> {
  const cursor = useAfter({
    steps: HistorySteps,
    variables: {},
    page,
    size: SIZE,
    pageInfoOf: ({ myPoints }) => myPoints?.history.pageInfo,
  });
  const { data, error, refetch } = useQuery(History, {
    variables: { first: SIZE, after: cursor.after ?? null },
    skip: cursor.after === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const history = data?.myPoints?.history;
  const { remember } = cursor;
  useEffect(() => remember(history?.pageInfo.hasNextPage ? history.pageInfo.endCursor : null));
  return {
    page,
    size: SIZE,
    total: history?.totalCount ?? 0,
    nodes: history?.edges.map(({ node }) => node),
    failed: Boolean(error) || cursor.failed,
    retry: () => (cursor.failed ? cursor.retry() : void refetch().catch(() => {})),
  };
}
