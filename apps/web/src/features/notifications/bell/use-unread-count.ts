import { useQuery, useSubscription } from '@apollo/client/react';
import { graphql, useCatchUp } from '@setpoint/client';
import { UnreadCount } from './unread-count.js';

const Notify = graphql(`
  subscription Notify {
    notify
  }
`);

/** How many are unread: asked once, then told live (NTF-04). `onNews` is called when the figure changes from outside. */
export function useUnreadCount(onNews: () => void): number {
  const { data, refetch } = useQuery(UnreadCount);
  useSubscription(Notify, {
    onData: ({ client, data: { data: told } }) => {
      if (typeof told?.notify !== 'number') return;
      const before = client.readQuery({ query: UnreadCount })?.unreadNotificationCount;
      client.writeQuery({ query: UnreadCount, data: { unreadNotificationCount: told.notify } });
      if (before !== told.notify) onNews();
    },
  });
  useCatchUp(() => {
    void refetch().catch(() => {});
    onNews();
  });
  return data?.unreadNotificationCount ?? 0;
}
