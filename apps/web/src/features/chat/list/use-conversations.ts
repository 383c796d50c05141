import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { graphql, useCatchUp } from '@setpoint/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConversationsQuery, PAGE_SIZE } from './conversations-query.js';

/** A page has at most so many. */
const MOST = 100;

const Changed = graphql(`
  subscription ConversationsChanged {
    unreadConversationsChanged
  }
`);

/** The list, as long as it has been read so far; what changes comes by itself. */
export function useConversations(text: string, changes: number) {
  const client = useApolloClient();
  const [loadingMore, setLoadingMore] = useState(false);
  const variables = { filter: text ? { text } : null, first: PAGE_SIZE, after: null };
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
  useSubscription(Changed, { ignoreResults: true, onData: renew });
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
