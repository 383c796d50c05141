import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { graphql, useCatchUp } from '@setpoint/client';
import type { ConversationsQuery as Answer } from '@setpoint/client/documents';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConversationsQuery, listVariables, PAGE_SIZE } from './conversations-query.js';

/** A page has at most so many. */
const MOST = 100;

const Changed = graphql(`
  subscription ConversationsChanged {
    unreadConversationsChanged
  }
`);

type List = NonNullable<Answer['conversations']>;

/** Counted as the server does: without those that are muted. */
const unreadIn = ({ edges }: List) => edges.filter(({ node }) => node.unreadCount > 0 && !node.muted).length;

/** The list, as long as it has been read so far; what changes comes by itself. */
export function useConversations(text: string, changes: number) {
  const client = useApolloClient();
  const [loadingMore, setLoadingMore] = useState(false);
  const variables = listVariables(text);
  const { data, error, refetch, fetchMore } = useQuery(ConversationsQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.conversations;
  /** As many as there are, so that nobody loses their place. */
  const renew = () => {
    const first = Math.min(MOST, Math.max(PAGE_SIZE, list?.edges.length ?? 0));
    void client
      .query({ query: ConversationsQuery, variables: { ...variables, first }, fetchPolicy: 'network-only' })
      .catch(() => {});
  };
  const isBegun = useRef(false);
  useSubscription(Changed, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      // At first it says how things stand: as in the list, unless something came after the list was read.
      const isNews = isBegun.current || (list && unreadIn(list) !== data?.unreadConversationsChanged);
      isBegun.current = true;
      if (isNews) renew();
    },
  });
  useCatchUp(renew);
  const renewNow = useEffectEvent(renew);
  useEffect(() => {
    if (changes > 0) renewNow();
  }, [changes]);

  function more() {
    setLoadingMore(true);
    void fetchMore({ variables: { ...variables, after: list?.pageInfo.endCursor ?? null } })
      .catch(() => {})
      .finally(() => setLoadingMore(false));
  }
  return {
    list,
    failed: Boolean(error),
    ask: () => void refetch().catch(() => {}),
    more: list?.pageInfo.hasNextPage ? more : null,
    loadingMore,
  };
}
