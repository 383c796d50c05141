import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { graphql, useCatchUp } from '@setpoint/client';
import { UnreadConversations } from './unread-conversations.js';

const Changed = graphql(`
  subscription UnreadConversationsChanged {
    unreadConversationsChanged
  }
`);

/** Keeps the figure at the chat entry up to date, wherever it is shown. Once per page. */
export default function KeepUnread() {
  const client = useApolloClient();
  // The figure may have been asked for where it is shown; from there on the subscription says it, at once.
  const { refetch } = useQuery(UnreadConversations, { fetchPolicy: 'cache-first' });
  useSubscription(Changed, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const count = data?.unreadConversationsChanged;
      if (typeof count === 'number')
        client.writeQuery({ query: UnreadConversations, data: { unreadConversationCount: count } });
    },
  });
  useCatchUp(() => void refetch().catch(() => {}));
  return null;
}
