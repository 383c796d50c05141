import type { ApolloCache } from '@apollo/client';

/** After a change the lists of matches are asked for again where they are shown. */
export function forgetMatchLists(cache: ApolloCache): void {
  for (const fieldName of ['matches', 'myMatches', 'friendsMatches', 'waitingForMe']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
}
