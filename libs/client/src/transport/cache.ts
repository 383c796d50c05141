import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/**
 * Lists that are read by numbered pages keep each page for itself; the others grow page by page under
 * their filters. Embedded values without an id belong to their parent.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          courts: relayStylePagination(['filter', 'orderBy']),
          notifications: relayStylePagination(['read']),
          player: {
            read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'User', id: args?.id }),
          },
          match: {
            read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Match', id: args?.id }),
          },
          court: {
            read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Court', id: args?.id }),
          },
        },
      },
      User: {
        fields: {
          profiles: { merge: true },
          availability: { merge: false },
          following: relayStylePagination([]),
          followers: relayStylePagination([]),
          blocked: relayStylePagination([]),
          levels: { merge: false },
        },
      },
      Match: {
        fields: {
          teamA: { merge: false },
          teamB: { merge: false },
          invitations: { merge: false },
          myActions: { merge: false },
          result: { merge: true },
        },
      },
      PlayerLevel: { keyFields: false },
      MatchPlace: { keyFields: false },
    },
  });
}
