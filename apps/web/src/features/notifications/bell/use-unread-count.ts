import { useQuery, useSubscription } from '@apollo/client/react';
import { graphql, useCatchUp } from '@setpoint/client';
import { UnreadCount } from './unread-count.js';

const Notify = graphql(`
  subscription Notify {
    notify
  }
`);

/** How many are unread: fetched once, then kept up to date live (NTF-04). `onChange` is called when the figure changes from outside. */
export function useUnreadCount(onChange: () => void): number {
  const { data, refetch } = useQuery(UnreadCount);
  useSubscription(Notify, {
    onData: ({ client, data: { data: update } }) => {
      if (typeof update?.notify !== 'number') return;
      const before = client.readQuery({ query: UnreadCount })?.unreadNotificationCount;
      client.writeQuery({ query: UnreadCount, data: { unreadNotificationCount: update.notify } });
      if (before !== update.notify) onChange();
    },
  });
  useCatchUp(() => {
    void refetch().catch(() => {});
    onChange();
  });
  return data?.unreadNotificationCount ?? 0;
}
