import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { keptWith } from '../site/kept-with.js';

const LARGEST_PAGE = 100;

export interface PageInfoPart {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** Cursors behind which pages begin, per list and filters. */
const knownTo = keptWith((_: ApolloClient) => new Map<string, string | null>());
const place = (list: string, page: number) => `${list}#${page}`;

/**
 * The cursor behind which a numbered page of a cursor-paged list begins. Pages that follow one that
 * was seen are known at once; a deep link gets there in steps of a hundred, asking for cursors alone.
 * `undefined` while it is being found; past the end it is the last cursor there is.
 */
export function useAfter<Data, Variables extends OperationVariables>(options: {
  /** A query of the list's `pageInfo` alone, with the variables `first` and `after`. */
  readonly steps: TypedDocumentNode<Data, Variables & { first: number; after?: string | null }>;
  readonly variables: Variables;
  readonly page: number;
  readonly size: number;
  /** False while the variables are not all known: nothing is asked then. */
  readonly ready?: boolean;
  readonly pageInfoOf: (data: Data) => PageInfoPart | undefined;
}): { after: string | null | undefined; failed: boolean; retry: () => void; remember: (end: string | null) => void } {
  const { steps, variables, page, size, ready = true, pageInfoOf } = options;
  const client = useApolloClient();
  const known = knownTo(client);
  const list = JSON.stringify([steps.loc?.source.body, variables, size]);
  const [, renew] = useState(0);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const here = place(list, page);
  const after = page <= 1 ? null : known.get(here);

  // Made anew at each render; `here` says when it is another question.
  const question = useEffectEvent(() => ({ steps, variables, pageInfoOf }));
  useEffect(() => {
    if (!ready || page <= 1 || known.has(here) || failedAt === here) return;
    let left = false;
    const { steps, variables, pageInfoOf } = question();
    const findCursor = async () => {
      let cursor: string | null = null;
      let toSkip = (page - 1) * size;
      while (toSkip > 0) {
        const first = Math.min(LARGEST_PAGE, toSkip);
        const { data }: { data?: Data } = await client.query({
          query: steps as TypedDocumentNode<Data, OperationVariables>,
          variables: { ...variables, first, after: cursor },
          fetchPolicy: 'no-cache',
        });
        const info: PageInfoPart | undefined = data && pageInfoOf(data);
        if (!info) throw new Error('the list did not answer');
        cursor = info.endCursor ?? cursor;
        toSkip -= first;
        if (!info.hasNextPage) break;
      }
      known.set(here, cursor);
    };
    findCursor().then(
      () => left || renew((count) => count + 1),
      () => left || setFailedAt(here),
    );
    return () => {
      left = true;
    };
  }, [client, known, here, failedAt, page, size, ready]);

  return {
    after,
    failed: failedAt === here,
    retry: () => setFailedAt(null),
    remember: (end) => {
      if (end) known.set(place(list, page + 1), end);
    },
  };
}
