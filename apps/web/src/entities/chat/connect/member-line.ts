import type { ApolloClient } from '@apollo/client';
import { graphql } from '@setpoint/client';
import type { TalkMessageFragment } from '@setpoint/client/documents';
import type { ShownMessage } from './message-fields.js';
import type { Line } from '../thread/talk.js';
import { missedIn, olderIn } from './pages.js';

const PAGE = 40;
const MISSED_AT_ONCE = 100;

export const ConversationQuery = graphql(`
  query Conversation($id: ID!) {
    conversation(id: $id) {
      ...ConversationHead
      participantCount
      participants {
        ...TalkParticipant
      }
    }
  }
`);

const OlderQuery = graphql(`
  query OlderMessages($id: ID!, $first: Int!, $after: String) {
    conversation(id: $id) {
      id
      lastSeq
      messages(first: $first, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            ...TalkMessage
          }
        }
      }
    }
  }
`);

const MissedQuery = graphql(`
  query MissedMessages($id: ID!, $first: Int!, $afterSeq: Int!) {
    conversation(id: $id) {
      id
      messages(first: $first, afterSeq: $afterSeq) {
        pageInfo {
          hasNextPage
        }
        edges {
          cursor
          node {
            ...TalkMessage
          }
        }
      }
    }
  }
`);

const Send = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      success
      errorCode
      retryAfterSeconds
      message {
        ...TalkMessage
      }
    }
  }
`);

const MessageSent = graphql(`
  subscription MessageSent($id: ID!) {
    messageSent(conversationId: $id) {
      ...TalkMessage
    }
  }
`);

/** After a subscription was refused or ended, in ms: the connection itself comes back by itself. */
const LISTEN_AGAIN_MS = 5_000;

/** A member's way to a conversation: pages over HTTP, what is sent over the live connection. */
export function memberLine(client: ApolloClient, id: string, me: string): Line<ShownMessage> {
  const shown = (message: TalkMessageFragment): ShownMessage => ({ ...message, isMine: message.sender?.id === me });
  return {
    async older(after) {
      const { data } = await client.query({
        query: OlderQuery,
        variables: { id, first: PAGE, after },
        fetchPolicy: 'no-cache',
      });
      return olderIn(data?.conversation, shown);
    },
    async missed(afterSeq) {
      const { data } = await client.query({
        query: MissedQuery,
        variables: { id, first: MISSED_AT_ONCE, afterSeq },
        fetchPolicy: 'no-cache',
      });
      return missedIn(data?.conversation, shown);
    },
    async send(clientId, text) {
      const { data } = await client.mutate({
        mutation: Send,
        variables: { input: { conversationId: id, clientId, text } },
        fetchPolicy: 'no-cache',
      });
      const { message, errorCode, retryAfterSeconds } = data!.sendMessage;
      return message ? { message: shown(message) } : { refused: errorCode ?? 'UNSENT', retryAfterSeconds };
    },
    listen(heard) {
      let over = false;
      let again: ReturnType<typeof setTimeout> | undefined;
      let subscription: { unsubscribe(): void } | undefined;
      const begin = () => {
        const later = () => {
          if (!over) again = setTimeout(begin, LISTEN_AGAIN_MS);
        };
        subscription = client.subscribe({ query: MessageSent, variables: { id }, fetchPolicy: 'no-cache' }).subscribe({
          // Without data it could not be read: it is asked for like one that was missed.
          next: ({ data }) => heard(data?.messageSent ? shown(data.messageSent) : null),
          error: later,
          complete: later,
        });
      };
      begin();
      return () => {
        over = true;
        clearTimeout(again);
        subscription?.unsubscribe();
      };
    },
  };
}
