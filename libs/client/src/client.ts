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
import { createDocumentsLink } from './transport/documents-link.js';
import { createKeepaliveLink } from './transport/keepalive-link.js';
import { createNullPropagationLink } from './transport/null-propagation-link.js';
import { createOutages, type Outages } from './transport/outages.js';
import type { NameWords } from './transport/name-words.js';
import { createPreloadLink, type PreloadContext } from './transport/preload-link.js';
import { clearShelf } from './transport/shelf.js';
import { createShelfLink } from './transport/shelf-link.js';
import { createRefreshLink, type SessionEnd } from './transport/refresh-link.js';

export interface ClientOptions {
  /** The browser's session, or a function if it is created later. */
  readonly getSession: () => Session;
  /** Called when the session is over: go to the root, or to login if there was no session (AUTH-22). */
  readonly onSessionLost: (end: SessionEnd) => void;
  readonly fetch?: typeof fetch;
  readonly uri?: string;
  readonly live?: LiveClient;
  /** Queries sent before this client was created. */
  readonly early?: EarlyAnswers;
  /** What stands for names that are not known; English by default. */
  readonly words?: () => NameWords;
  /** Operations whose last answers are kept for offline use; none by default. */
  readonly keeps?: ReadonlySet<string>;
}

export interface SetpointClient {
  readonly apollo: ApolloClient;
  readonly live: LiveClient;
  /** Whether something on the page is missing because a service is away; asked for again until it is back. */
  readonly outages: Outages;
  /** Starts a query for a page that is still loading. The page then sends the same query and gets this answer. */
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
  const outages = createOutages();
  const apollo = new ApolloClient({
    cache: createCache(options.words),
    link: ApolloLink.from([
      outages.link,
      createNullPropagationLink(options.words),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        liveLink(live),
        ApolloLink.from([
          ...(options.keeps ? [createShelfLink(() => ownerOf(session), options.keeps)] : []),
          createPreloadLink(options.early),
          createKeepaliveLink(),
          createRefreshLink(session, options.onSessionLost),
          createDocumentsLink(),
          http,
        ]),
      ),
    ]),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', errorPolicy: 'all' },
    },
    assumeImmutableResults: true,
  });
  outages.watch(apollo);
  // The session was stored earlier and is only being confirmed: requests made meanwhile belong to it.
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
    // Clears what the previous user saw. Deferred, so that requests in flight still get their own answer.
    setTimeout(() => {
      (signedIn ? apollo.resetStore() : apollo.clearStore()).catch((error: unknown) => console.warn(error));
    });
  });
  return {
    apollo,
    live,
    outages,
    preload: (query, variables) => {
      const context: PreloadContext & { queryDeduplication: boolean } = { preload: true, queryDeduplication: false };
      // The page shows the failure and retries.
      void apollo.query({ query, variables, fetchPolicy: 'network-only', context } as never).catch(() => {});
    },
  };
}

const UNCONFIRMED = Symbol('unconfirmed');

/** Until there is an answer, it is unknown whether the user is the same. */
const isKnown = ({ state }: Session) => state.kind !== 'starting' && state.kind !== 'unreachable';
const ownerOf = (session: Session) => (session.state.kind === 'signed-in' ? session.state.user.id : null);

/** Visitors' subscriptions receive no events (AUTH-25). */
function liveLink(live: LiveClient): ApolloLink {
  return new ApolloLink((operation) => {
    const client = live.current;
    return client ? new GraphQLWsLink(client).request(operation) : new Observable(() => {});
  });
}
