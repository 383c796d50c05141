import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { NotificationItemFragment } from '@setpoint/client/documents';
import { useCallback } from 'react';
import { UnreadCount } from '../bell/unread-count.js';

const ReadOne = graphql(`
  mutation ReadNotification($id: ID!) {
    readNotification(readNotificationData: { what: "single", notificationId: $id }) {
      success
      errorCode
      unreadCount
    }
  }
`);

/**
 * Marks one read: shown at once, the counter lowered if it was unread (NTF-05). A failure is only logged; the
 * next answer of the server puts things right.
 */
export function useRead(): (notification: NotificationItemFragment) => void {
  const client = useApolloClient();
  const [readOne] = useMutation(ReadOne);
  return useCallback(
    ({ id, read }) => {
      if (read) return;
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Notification', id }),
        fields: { read: () => true },
      });
      client.cache.updateQuery({ query: UnreadCount }, (data) =>
        data?.unreadNotificationCount
          ? { unreadNotificationCount: Math.max(0, data.unreadNotificationCount - 1) }
          : data,
      );
      readOne({ variables: { id } }).catch((error: unknown) => console.warn(error));
    },
    [client, readOne],
  );
}
