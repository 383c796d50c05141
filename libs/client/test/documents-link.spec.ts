import { ApolloClient, gql, HttpLink, InMemoryCache, ApolloLink } from '@apollo/client';
import { UnreadCountDocument } from '../src/generated/graphql.js';
import { createDocumentsLink } from '../src/transport/documents-link.js';

interface Body {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}

/** A server that knows some documents by their ids. */
function clientOf(knows: boolean) {
  const bodies: Body[] = [];
  const fake = async (_input: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Body;
    bodies.push(body);
    if (body.query || knows) return Response.json({ data: { unreadNotificationCount: 3 } });
    const extensions = { code: 'PERSISTED_QUERY_NOT_FOUND' };
    return Response.json({ errors: [{ message: 'PersistedQueryNotFound', extensions }] });
  };
  const http = new HttpLink({ uri: '/graphql', fetch: fake as typeof fetch });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([createDocumentsLink(), http]),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  return { client, bodies };
}

describe('documents', () => {
  it('are sent by their ids', async () => {
    const { client, bodies } = clientOf(true);
    const { data } = await client.query({ query: UnreadCountDocument });
    expect(data).toEqual({ unreadNotificationCount: 3 });
    const persistedQuery = { version: 1, sha256Hash: expect.stringMatching(/^sha256:\w{64}$/) };
    expect(bodies).toMatchObject([{ extensions: { persistedQuery } }]);
    expect(bodies[0]).not.toHaveProperty('query');
  });

  it('are sent as text to a server of another build', async () => {
    const { client, bodies } = clientOf(false);
    expect((await client.query({ query: UnreadCountDocument })).data).toEqual({ unreadNotificationCount: 3 });
    expect(bodies.map(({ query }) => query !== undefined)).toEqual([false, true]);
  });

  it('that are not generated have no id', async () => {
    const { client, bodies } = clientOf(true);
    await client.query({
      query: gql`
        query Own {
          unreadNotificationCount
        }
      `,
    });
    expect(bodies).toEqual([expect.objectContaining({ query: expect.stringContaining('query Own') })]);
    expect(bodies[0]!.extensions?.persistedQuery).toBeUndefined();
  });
});
