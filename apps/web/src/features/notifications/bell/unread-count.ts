import { graphql } from '@setpoint/client';

/** The figure on the bell. */
export const UnreadCount = graphql(`
  query UnreadCount {
    unreadNotificationCount
  }
`);
