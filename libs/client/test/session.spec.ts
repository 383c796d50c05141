import { createSession, type Session } from '../src/session/index.js';
import {
  ana,
  EXPIRED,
  fakeServer,
  memoryTokens,
  OLD,
  refreshed,
  refreshRefused,
  type Answer,
  type Call,
} from './fakes.js';

function sessionWith(answer: (call: Call, nth: number) => Answer, tokens: typeof OLD | null = OLD) {
  const store = memoryTokens(tokens);
  const server = fakeServer(answer);
  return { session: createSession({ tokens: store.store, fetch: server.fetch }), server, store };
}

const kinds = (session: Session) => {
  const seen: string[] = [session.state.kind];
  session.subscribe(() => seen.push(session.state.kind));
  return seen;
};

describe('session', () => {
  it('AUTH-23 loads me for a saved token on start', async () => {
    const { session, server } = sessionWith(() => ({ data: { me: ana } }));
    const seen = kinds(session);
    await session.start();
    expect(seen).toEqual(['starting', 'signed-in']);
    expect(session.state).toMatchObject({ user: { displayName: 'Ana Rossi', language: 'it' } });
    expect(server.calls).toEqual([{ operation: 'Me', variables: {}, authorization: 'JWT old' }]);
  });

  it('AUTH-23 is unauthenticated without a token, and sends no request', async () => {
    const { session, server } = sessionWith(() => ({ data: { me: ana } }), null);
    await session.start();
    expect(session.state).toEqual({ kind: 'signed-out' });
    expect(server.calls).toEqual([]);
  });

  it('AUTH-23 is unauthenticated when the token is of no use any more', async () => {
    const { session, store } = sessionWith((call) =>
      call.operation === 'Me' ? EXPIRED : refreshRefused('SESSION_EXPIRED'),
    );
    await session.start();
    expect(session.state).toEqual({ kind: 'signed-out' });
    expect(store.store.read()).toBeNull();
  });

  it('AUTH-23 is unauthenticated when nobody knows the token, and its refresh token neither', async () => {
    const { session, store } = sessionWith((call) =>
      call.operation === 'Me'
        ? { errors: [{ message: 'Signature is not valid', extensions: { code: 'TOKEN_INVALID' } }] }
        : refreshRefused('TOKEN_UNKNOWN'),
    );
    await session.start();
    expect(session.state).toEqual({ kind: 'signed-out' });
    expect(store.store.read()).toBeNull();
  });

  it('AUTH-22 refreshes an expired token on start', async () => {
    const { session, server, store } = sessionWith((call, nth) => {
      if (call.operation === 'RefreshToken') return refreshed('new');
      return nth === 1 ? EXPIRED : { data: { me: ana } };
    });
    await session.start();
    expect(session.state.kind).toBe('signed-in');
    expect(store.store.read()).toEqual({ token: 'new', refreshToken: 'new-refresh' });
    expect(server.of('Me').map((call) => call.authorization)).toEqual(['JWT old', 'JWT new']);
  });

  it('AUTH-24 revokes the refresh token on the server and forgets everything', async () => {
    const { session, server, store } = sessionWith((call) =>
      call.operation === 'Me' ? { data: { me: ana } } : { data: { revokeToken: { success: true, errors: [] } } },
    );
    await session.start();
    await expect(session.signOut()).resolves.toBe(true);
    expect(server.of('RevokeToken')[0]!.variables).toEqual({ refreshToken: 'old-refresh' });
    expect(session.state).toEqual({ kind: 'signed-out' });
    expect(store.store.read()).toBeNull();
  });

  it('AUTH-24 stays signed in when the server does not answer the logout', async () => {
    let reachable = true;
    const server = fakeServer(() => ({ data: { me: ana } }));
    const session = createSession({
      tokens: memoryTokens(OLD).store,
      fetch: (...given) => (reachable ? server.fetch(...given) : Promise.reject(new TypeError('no network'))),
    });
    await session.start();
    reachable = false;
    await expect(session.signOut()).resolves.toBe(false);
    expect(session.state.kind).toBe('signed-in');
  });

  it('AUTH-26 knows who still has to verify an email, also after a reload', async () => {
    const { session } = sessionWith(() => ({ data: { me: null } }), null);
    await session.start();
    session.awaitVerification('ben@setpoint.example');
    expect(session.state).toEqual({ kind: 'unverified', email: 'ben@setpoint.example' });
    const { session: later } = sessionWith(() => ({ data: { me: null } }), null);
    await later.start();
    expect(later.state).toEqual({ kind: 'unverified', email: 'ben@setpoint.example' });
  });

  it('AUTH-02 forgets the waiting once a session exists', async () => {
    const { session } = sessionWith(() => ({ data: { me: ana } }), null);
    session.awaitVerification('ana@setpoint.example');
    await session.signIn(OLD);
    session.forget();
    expect(session.state).toEqual({ kind: 'signed-out' });
  });

  it('follows another tab that signs out', async () => {
    const { session, store } = sessionWith(() => ({ data: { me: ana } }));
    await session.start();
    store.elsewhere(null);
    expect(session.state).toEqual({ kind: 'signed-out' });
  });

  it('sends a request again with a fresh token', async () => {
    const { session } = sessionWith((call, nth) => {
      if (call.operation === 'RefreshToken') return refreshed('new');
      return nth === 1 ? EXPIRED : { data: { sports: [] } };
    });
    await expect(session.request('query Sports { sports { id } }')).resolves.toEqual({ sports: [] });
  });

  it('asks without the data client, and has null for fields of the root that lack something', async () => {
    const lacking = { message: 'This part is not available', path: ['matches', 'edges', 0, 'node', 'organiser'] };
    const match = { edges: [{ node: { organiser: null } }] };
    const { session } = sessionWith(({ operation }) =>
      operation === 'Both'
        ? { data: { matches: match, sports: [] }, errors: [lacking] }
        : { data: { matches: match }, errors: [lacking] },
    );
    await expect(session.request('query Both { sports { id } }')).resolves.toEqual({ matches: null, sports: [] });
    await expect(session.request('query One { sports { id } }')).rejects.toThrow('not available');
  });
});
