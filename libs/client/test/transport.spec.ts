import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { createClient, createSession, type LiveClient, type SessionEnd } from '../src/index.js';
import {
  ana,
  EXPIRED,
  fakeServer,
  FORBIDDEN,
  memoryTokens,
  OLD,
  OUTAGES,
  refreshed,
  refreshRefused,
  type Answer,
  type Call,
} from './fakes.js';

const QUERY = gql`
  query Sports {
    sports {
      id
    }
  }
`;
const SPORTS: Answer = { data: { sports: [{ __typename: 'Sport', id: '1' }] } };
const NO_LIVE: LiveClient = { current: null, onCaughtUp: () => () => {}, stop() {} };

async function clientWith(
  answer: (call: Call, nth: number) => Answer | Response | Promise<Answer | Response>,
  tokens: typeof OLD | null = OLD,
) {
  const server = fakeServer((call, nth) => (call.operation === 'Me' ? { data: { me: ana } } : answer(call, nth)));
  const store = memoryTokens(tokens);
  const session = createSession({ tokens: store.store, fetch: server.fetch });
  await session.start();
  const ends: SessionEnd[] = [];
  const { apollo, preload } = createClient({
    getSession: () => session,
    onSessionLost: (end) => ends.push(end),
    fetch: server.fetch,
    live: NO_LIVE,
  });
  const query = () => apollo.query({ query: QUERY, fetchPolicy: 'network-only', errorPolicy: 'all' });
  return { query, apollo, preload, server, session, store, ends };
}

describe('a query that starts before its page is there', () => {
  it('is not asked again by the page, and only once kept for it', async () => {
    const { preload, query, server } = await clientWith(() => SPORTS);
    preload(QUERY, {});
    expect((await query()).data).toMatchObject({ sports: [{ id: '1' }] });
    expect(server.of('Sports')).toHaveLength(1);
    await query();
    expect(server.of('Sports')).toHaveLength(2);
  });

  it('is sent once, however often it is started', async () => {
    const { preload, query, server } = await clientWith(() => SPORTS);
    preload(QUERY, {});
    preload(QUERY, {});
    expect((await query()).data).toMatchObject({ sports: [{ id: '1' }] });
    expect(server.of('Sports')).toHaveLength(1);
  });

  it('is not asked at all where the page was faster: its next question gets an answer of its own', async () => {
    const { preload, query, server } = await clientWith(() => SPORTS);
    await query();
    preload(QUERY, {});
    await new Promise((done) => setTimeout(done));
    expect(server.of('Sports')).toHaveLength(1);
    await query();
    expect(server.of('Sports')).toHaveLength(2);
  });

  it('is asked again by the page when it failed', async () => {
    let down = true;
    const { preload, query, server } = await clientWith(() => (down ? new Response('', { status: 500 }) : SPORTS));
    preload(QUERY, {});
    await waitFor(() => expect(server.of('Sports')).toHaveLength(1));
    await new Promise((done) => setTimeout(done));
    down = false;
    expect((await query()).data).toMatchObject({ sports: [{ id: '1' }] });
    expect(server.of('Sports')).toHaveLength(2);
  });
});

describe('transport', () => {
  it('AUTH-20 sends the access token as JWT', async () => {
    const { query, server } = await clientWith(() => SPORTS);
    await query();
    expect(server.of('Sports')[0]!.authorization).toBe('JWT old');
  });

  it('sends what somebody did to its end, even if the tab closes, unless it is too large for that', async () => {
    const server = fakeServer(() => ({ data: { note: true } }));
    const kept: (boolean | undefined)[] = [];
    const { apollo } = createClient({
      getSession: () => createSession({ tokens: memoryTokens(null).store, fetch: server.fetch }),
      onSessionLost: () => {},
      fetch: (url, init) => {
        kept.push(init?.keepalive);
        return server.fetch(url, init);
      },
      live: NO_LIVE,
    });
    const mutation = gql`
      mutation Note($text: String!) {
        note(text: $text)
      }
    `;
    await apollo.mutate({ mutation, variables: { text: 'short' } });
    await apollo.mutate({ mutation, variables: { text: 'long'.repeat(4000) } });
    await apollo.query({ query: QUERY, errorPolicy: 'all' });
    expect(kept).toEqual([true, undefined, undefined]);
  });

  it('sends visitors without a token', async () => {
    const { query, server } = await clientWith(() => SPORTS, null);
    await query();
    expect(server.of('Sports')[0]!.authorization).toBeNull();
  });

  it.each([
    ['Signature has expired', EXPIRED],
    ['You do not have permission to perform this action', FORBIDDEN],
  ])('AUTH-22 refreshes once and sends the request again after "%s"', async (_, refusal) => {
    const { query, server } = await clientWith((call) => {
      if (call.operation === 'RefreshToken') return refreshed('new');
      return call.authorization === 'JWT new' ? SPORTS : refusal;
    });
    const { data } = await query();
    expect(data).toEqual({ sports: [{ __typename: 'Sport', id: '1' }] });
    expect(server.of('Sports').map((call) => call.authorization)).toEqual(['JWT old', 'JWT new']);
    expect(server.of('RefreshToken')).toHaveLength(1);
  });

  it('AUTH-22 shares one refresh among requests that fail together', async () => {
    const { apollo, server } = await clientWith((call) => {
      if (call.operation === 'RefreshToken') return refreshed('new');
      return call.authorization === 'JWT new' ? SPORTS : EXPIRED;
    });
    const several = [1, 2, 3, 4].map(() =>
      apollo.query({ query: QUERY, fetchPolicy: 'network-only', context: { queryDeduplication: false } }),
    );
    for (const { data } of await Promise.all(several)) expect(data).toBeDefined();
    expect(server.of('RefreshToken')).toHaveLength(1);
  });

  it('AUTH-22 takes a second refusal for the answer', async () => {
    const { query, server, ends } = await clientWith((call) =>
      call.operation === 'RefreshToken' ? refreshed('new') : FORBIDDEN,
    );
    const { error } = await query();
    expect(error?.message).toContain('permission');
    expect(server.of('Sports')).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  it('AUTH-22 clears the tokens and goes to the root when the refresh fails', async () => {
    const { query, session, store, ends } = await clientWith((call) =>
      call.operation === 'RefreshToken' ? refreshRefused('SESSION_EXPIRED') : EXPIRED,
    );
    await query();
    expect(ends).toEqual(['session-lost']);
    expect(session.state).toEqual({ kind: 'signed-out' });
    expect(store.store.read()).toBeNull();
  });

  it('AUTH-22 goes to login when there is no refresh token', async () => {
    const { query, ends } = await clientWith(() => FORBIDDEN, null);
    await query();
    expect(ends).toEqual(['login-needed']);
  });

  it('AUTH-22 rejects other errors as errors, without a refresh', async () => {
    const { query, server } = await clientWith(() => ({ data: null, errors: [{ message: 'The court is flooded' }] }));
    const { error } = await query();
    expect(error?.message).toContain('flooded');
    expect(server.of('RefreshToken')).toHaveLength(0);
  });

  it('AUTH-22 keeps the session when the refresh gets no answer', async () => {
    const { query, ends, store } = await clientWith((call) => {
      if (call.operation === 'RefreshToken') throw new TypeError('no network');
      return EXPIRED;
    });
    const { error } = await query();
    expect(error?.message).toContain('expired');
    expect(ends).toEqual([]);
    expect(store.store.read()).toEqual(OLD);
  });

  it.each(OUTAGES)('AUTH-22 keeps the session over %s, and says that something is missing', async (_, outage) => {
    const { query, ends, session, store, server } = await clientWith(outage);
    const { error } = await query();
    expect(error).toBeDefined();
    expect(ends).toEqual([]);
    expect(session.state.kind).toBe('signed-in');
    expect(store.store.read()).toEqual(OLD);
    expect(server.of('RefreshToken')).toEqual([]);
  });

  it('SHL-08 hands out what the services that are up have answered', async () => {
    const { apollo, ends } = await clientWith(() => ({
      data: { sports: null, unreadNotificationCount: 3 },
      errors: [{ message: 'This part is not available', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }],
    }));
    const both = gql`
      query SportsAndCount {
        sports {
          id
        }
        unreadNotificationCount
      }
    `;
    const { data, error } = await apollo.query({ query: both, errorPolicy: 'all' });
    expect(data).toEqual({ sports: null, unreadNotificationCount: 3 });
    expect(error?.message).toContain('not available');
    expect(ends).toEqual([]);
  });

  it('forgets what one person saw when another signs in', async () => {
    const { apollo, query, session } = await clientWith(() => SPORTS);
    await query();
    expect(apollo.extract()).toHaveProperty('Sport:1');
    session.forget();
    await new Promise((done) => setTimeout(done));
    expect(apollo.extract()).toEqual({});
  });
});
