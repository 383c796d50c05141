import type { ApolloClient } from '@apollo/client';
import { graphql } from '@setpoint/client';
import type { Line } from '../thread/talk.js';
import type { ShownMessage } from './message-fields.js';
import { missedIn, olderIn } from './pages.js';

const PAGE = 40;
const MISSED_AT_ONCE = 100;
/** Guests have no live connection: while the page is looked at it asks again. */
const ASK_AGAIN_MS = 5_000;

graphql(`
  fragment GuestMessage on ChatMessage {
    ...TalkMessage
    isMine
  }
`);

export const GuestConversationQuery = graphql(`
  query GuestConversation($token: String!) {
    guestConversation(token: $token) {
      id
      writingRefusal
    }
  }
`);

const GuestOlderQuery = graphql(`
  query GuestOlderMessages($token: String!, $first: Int!, $after: String) {
    guestConversation(token: $token) {
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
            ...GuestMessage
          }
        }
      }
    }
  }
`);

const GuestMissedQuery = graphql(`
  query GuestMissedMessages($token: String!, $first: Int!, $afterSeq: Int!) {
    guestConversation(token: $token) {
      id
      messages(first: $first, afterSeq: $afterSeq) {
        pageInfo {
          hasNextPage
        }
        edges {
          cursor
          node {
            ...GuestMessage
          }
        }
      }
    }
  }
`);

const SendAsGuest = graphql(`
  mutation SendMessageAsGuest($input: SendMessageAsGuestInput!) {
    sendMessageAsGuest(input: $input) {
      success
      errorCode
      retryAfterSeconds
      message {
        ...GuestMessage
      }
    }
  }
`);

/** A guest's way to the conversation of the match: the link is enough (CHT-05). */
export function guestLine(client: ApolloClient, token: string): Line<ShownMessage> {
  return {
    async older(after) {
      const { data } = await client.query({
        query: GuestOlderQuery,
        variables: { token, first: PAGE, after },
        fetchPolicy: 'no-cache',
      });
      return olderIn(data?.guestConversation, (message) => message);
    },
    async missed(afterSeq) {
      const { data } = await client.query({
        query: GuestMissedQuery,
        variables: { token, first: MISSED_AT_ONCE, afterSeq },
        fetchPolicy: 'no-cache',
      });
      return missedIn(data?.guestConversation, (message) => message);
    },
    async send(clientId, text) {
      const { data } = await client.mutate({
        mutation: SendAsGuest,
        variables: { input: { token, clientId, text } },
        fetchPolicy: 'no-cache',
      });
      const { message, errorCode, retryAfterSeconds } = data!.sendMessageAsGuest;
      return message ? { message } : { refused: errorCode ?? 'UNSENT', retryAfterSeconds };
    },
    listen(heard) {
      const ask = () => {
        if (document.visibilityState !== 'hidden') heard(null);
      };
      const clock = setInterval(ask, ASK_AGAIN_MS);
      document.addEventListener('visibilitychange', ask);
      return () => {
        clearInterval(clock);
        document.removeEventListener('visibilitychange', ask);
      };
    },
  };
}
