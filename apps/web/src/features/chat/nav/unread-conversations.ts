import { graphql } from '@setpoint/client';

/** The figure at the chat entry of the navigation. */
export const UnreadConversations = graphql(`
  query UnreadConversations {
    unreadConversationCount
  }
`);
