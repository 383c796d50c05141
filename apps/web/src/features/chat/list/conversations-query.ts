import { graphql } from '@setpoint/client';

export const PAGE_SIZE = 20;

export const ConversationsQuery = graphql(`
  query Conversations($filter: ConversationsFilter, $first: Int!, $after: String) {
    conversations(filter: $filter, first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...ConversationHead
          lastAt
          lastMessage {
            ...TalkMessage
          }
        }
      }
    }
  }
`);

export const listVariables = (text: string) => ({ filter: text ? { text } : null, first: PAGE_SIZE, after: null });
