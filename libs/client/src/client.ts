import './apollo-defaults.js';
import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  Observable,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createLiveClient, type LiveClient } from './live/live-client.js';
import type { EarlyAnswers } from './session/early.js';
import type { Session } from './session/index.js';
import { createCache } from './transport/cache.js';
import { createKeepaliveLink } from './transport/keepalive-link.js';
import { createPreloadLink, type PreloadContext } from './transport/preload-link.js';
import { clearShelf } from './transport/shelf.js';
import { createShelfLink } from './transport/shelf-link.js';
import { createRefreshLink, type SessionEnd } from './transport/refresh-link.js';

export interface ClientOptions {
  /** The browser's session; a function where it is made later. */
  readonly getSession: () => Session;
  /** The session is over: go to the root, or to login where none was held (AUTH-22). */
  readonly onSessionLost: (end: SessionEnd) => void;
  readonly fetch?: typeof fetch;
  readonly uri?: string;
  readonly live?: LiveClient;
  /** What was asked before this client was there. */
  readonly early?: EarlyAnswers;
  /** How somebody is called who has left; in English unless told. */
  readonly formerPlayer?: () => string;
  /** Operations whose last answers are kept for when there is no network; none without. */
  readonly keeps?: ReadonlySet<string>;
}

export interface SetpointClient {
  readonly apollo: ApolloClient;
  readonly live: LiveClient;
  /** Starts a query for a page that is still on its way. The page asks for the same itself and gets this answer. */
  preload<Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): void;
}

/** The typed client: cache, transport with one shared refresh, live updates. */
export function createClient(options: ClientOptions): SetpointClient {
  const session = options.getSession();
  const live = options.live ?? createLiveClient({ session });
  const http = new HttpLink({ uri: options.uri ?? '/graphql', ...(options.fetch && { fetch: options.fetch }) });
  const apollo = new ApolloClient({
    cache: createCache(options.formerPlayer),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      liveLink(live),
      ApolloLink.from([
        ...(options.keeps ? [createShelfLink(() => ownerOf(session), options.keeps)] : []),
        createPreloadLink(options.early),
        createKeepaliveLink(),
        createRefreshLink(session, options.onSessionLost),
        http,
      ]),
    ),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', errorPolicy: 'all' },
    },
    assumeImmutableResults: true,
  });
  // A session that is held already and only not confirmed yet: whatever is asked meanwhile is asked in its name.
  let owner = !isKnown(session) && session.token() ? UNCONFIRMED : ownerOf(session);
  const forgetKept = () => void (options.keeps && clearShelf().catch(() => {}));
  if (owner === null) forgetKept();
  session.subscribe(() => {
    if (!isKnown(session) || ownerOf(session) === owner) return;
    const isConfirmed = owner === UNCONFIRMED && ownerOf(session) !== null;
    owner = ownerOf(session);
    if (isConfirmed) return;
    const signedIn = owner !== null;
    forgetKept();
    // What one person saw is nobody else's. A moment later, so that requests under way get their own answer.
    setTimeout(() => {
      (signedIn ? apollo.resetStore() : apollo.clearStore()).catch((error: unknown) => console.warn(error));
    });
  });
  return {
    apollo,
    live,
    preload: (query, variables) => {
      const context: PreloadContext & { queryDeduplication: boolean } = { preload: true, queryDeduplication: false };
      // A failure is shown by the page, which asks again.
      void apollo.query({ query, variables, fetchPolicy: 'network-only', context } as never).catch(() => {});
    },
  };
}

const UNCONFIRMED = Symbol('unconfirmed');

/** Before an answer is there, nobody knows whether it is still the same person. */
const isKnown = ({ state }: Session) => state.kind !== 'starting' && state.kind !== 'unreachable';
const ownerOf = (session: Session) => (session.state.kind === 'signed-in' ? session.state.user.id : null);

/** Subscriptions of visitors simply hear nothing (AUTH-25). */
function liveLink(live: LiveClient): ApolloLink {
  return new ApolloLink((operation) => {
    const client = live.current;
    return client ? new GraphQLWsLink(client).request(operation) : new Observable(() => {});
  });
}
