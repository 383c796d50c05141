import { jest } from '@jest/globals';
import { createSession, type Session } from '../src/session/index.js';
import {
  ana,
  EXPIRED,
  fakeServer,
  memoryTokens,
  OLD,
  OUTAGES,
  refreshed,
  refreshRefused,
  type Answer,
  type Call,
} from './fakes.js';

type Answers = (call: Call, nth: number) => Answer | Response | Promise<Answer | Response>;

const offline = (): Promise<Answer> => Promise.reject(new TypeError('Failed to fetch'));
const ME: Answer = { data: { me: ana } };

function sessionWith(answer: Answers, random = () => 0.5) {
  const store = memoryTokens(OLD);
  const server = fakeServer(answer);
  const session = createSession({ tokens: store.store, fetch: server.fetch, random });
  return { session, server, store };
}

const stateKinds = (session: Session) => {
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.state.kind));
  return seen;
};

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

describe('a session that cannot be reached', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(OUTAGES)('AUTH-23 AUTH-26 is kept, as a state of its own, over %s', async (_, answer) => {
    const { session, store } = sessionWith(answer);
    await session.start();
    expect(session.state).toEqual({ kind: 'unreachable', retrying: false });
    expect(store.store.read()).toEqual(OLD);
  });

  it.each(OUTAGES)('AUTH-22 is kept when the token has expired and the refresh meets %s', async (_, answer) => {
    const { session, store } = sessionWith((call) => (call.operation === 'Me' ? EXPIRED : answer()));
    await session.start();
    expect(session.state).toEqual({ kind: 'unreachable', retrying: false });
    expect(store.store.read()).toEqual(OLD);
  });

  it('AUTH-23 is kept while nobody is found behind a token that has just been refreshed', async () => {
    const { session, store } = sessionWith((call) =>
      call.operation === 'Me' ? { data: { me: null } } : refreshed('new'),
    );
    await session.start();
    expect(session.state.kind).toBe('unreachable');
    expect(store.store.read()).toEqual({ token: 'new', refreshToken: 'new-refresh' });
  });

  it('AUTH-23 is signed in with what the services that are up know of the person', async () => {
    const { session } = sessionWith(() => ({
      data: { me: { ...ana, bestLevel: null } },
      errors: [{ message: 'This part is not available', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }],
    }));
    await session.start();
    expect(session.state).toMatchObject({ kind: 'signed-in', user: { displayName: 'Ana Rossi', bestLevel: null } });
  });

  it('AUTH-23 is kept as it was last known while the service that knows names is down', async () => {
    let isDown = false;
    const { session } = sessionWith(() =>
      isDown
        ? {
            data: { me: { ...ana, firstName: null, lastName: null, displayName: null, slug: null, sports: null } },
            errors: [{ message: 'This part is not available', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }],
          }
        : { data: { me: ana } },
    );
    await session.start();
    isDown = true;
    await session.start();
    expect(session.state).toMatchObject({ kind: 'signed-in', user: { displayName: 'Ana Rossi' }, offline: true });
  });

  it('AUTH-23 counts a server that never answers as out of reach', async () => {
    jest.useRealTimers();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too slow')));
    const session = createSession({
      tokens: memoryTokens(OLD).store,
      fetch: ((_: unknown, init: RequestInit) =>
        new Promise((_answer, fail) => {
          const { signal } = init;
          if (signal?.aborted) fail(signal.reason as Error);
        })) as typeof fetch,
    });
    await session.start();
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(session.state.kind).toBe('unreachable');
    session.forget();
    timeout.mockRestore();
  });

  it('AUTH-23 comes back by itself', async () => {
    const { session } = sessionWith((_, nth) => (nth <= 3 ? offline() : ME));
    await session.start();
    await minutes(1);
    expect(session.state.kind).toBe('signed-in');
  });

  it('AUTH-23 comes back when the person retries, at once, and says that it is being tried', async () => {
    let down = true;
    const { session, server } = sessionWith(() => (down ? offline() : ME));
    await session.start();
    down = false;
    const retried = session.retry();
    expect(session.state).toEqual({ kind: 'unreachable', retrying: true });
    await retried;
    expect(session.state.kind).toBe('signed-in');
    await minutes(10);
    expect(server.of('Me')).toHaveLength(2);
  });

  it('AUTH-23 comes back with the network of the device', async () => {
    let down = true;
    const { session } = sessionWith(() => (down ? offline() : ME));
    await session.start();
    down = false;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(session.state.kind).toBe('signed-in');
  });

  it('AUTH-22 ends only when the refresh is refused', async () => {
    let down = true;
    const { session, store } = sessionWith((call) => {
      if (down) return offline();
      return call.operation === 'Me' ? EXPIRED : refreshRefused('SESSION_REVOKED');
    });
    await session.start();
    await minutes(5);
    expect(session.state.kind).toBe('unreachable');
    down = false;
    await session.retry();
    expect(session.state).toEqual({ kind: 'signed-out' });
    expect(store.store.read()).toBeNull();
  });

  it.each([
    ['short', () => 0, 130],
    ['middling', () => 0.5, 90],
    ['long', () => 0.999, 70],
  ])('AUTH-23 is asked for once or twice a minute in a long outage, with %s waits', async (_, random, atMost) => {
    const { session, server } = sessionWith(offline, random);
    await session.start();
    await minutes(60);
    expect(server.calls.length).toBeLessThan(atMost);
    expect(server.calls.length).toBeGreaterThan(60);
  });

  it('AUTH-23 waits as long as the server wants', async () => {
    const { session, server } = sessionWith(() =>
      Response.json({ errors: [{ message: 'later' }] }, { status: 503, headers: { 'retry-after': '120' } }),
    );
    await session.start();
    await jest.advanceTimersByTimeAsync(119_000);
    expect(server.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(server.calls).toHaveLength(2);
  });

  it('AUTH-23 is tried once at a time, however often the button is pressed', async () => {
    let answer: (given: Answer) => void = () => {};
    const { session, server } = sessionWith((_, nth) =>
      nth === 1 ? offline() : new Promise((done) => (answer = done)),
    );
    await session.start();
    const presses = [1, 2, 3, 4, 5].map(() => session.retry());
    await minutes(5);
    answer(ME);
    await Promise.all(presses);
    expect(server.of('Me')).toHaveLength(2);
    expect(session.state.kind).toBe('signed-in');
  });

  it('AUTH-23 stays forgotten when somebody else wants to sign in while it is being tried', async () => {
    let answer: (given: Answer) => void = () => {};
    const { session, server, store } = sessionWith((_, nth) =>
      nth === 1 ? offline() : new Promise((done) => (answer = done)),
    );
    await session.start();
    const retried = session.retry();
    session.forget();
    answer(ME);
    await retried;
    expect(session.state).toEqual({ kind: 'signed-out' });
    expect(store.store.read()).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
    await minutes(10);
    expect(server.of('Me')).toHaveLength(2);
  });

  it('AUTH-24 ends with the session of another tab', async () => {
    const { session, server, store } = sessionWith(offline);
    await session.start();
    store.elsewhere(null);
    expect(session.state).toEqual({ kind: 'signed-out' });
    await minutes(10);
    expect(server.calls).toHaveLength(1);
  });

  it('AUTH-05 begins with a sign-in whose profile cannot be loaded yet', async () => {
    let down = true;
    const { session, store } = sessionWith(() => (down ? offline() : ME));
    session.forget();
    await session.signIn({ token: 'first', refreshToken: 'first-refresh' });
    expect(session.state.kind).toBe('unreachable');
    expect(store.store.read()).toEqual({ token: 'first', refreshToken: 'first-refresh' });
    down = false;
    await minutes(1);
    expect(session.state.kind).toBe('signed-in');
  });

  it('AUTH-26 does not disturb a session that is known: screens say themselves what is missing', async () => {
    let down = false;
    const { session } = sessionWith(() => (down ? offline() : ME));
    await session.start();
    const seen = stateKinds(session);
    down = true;
    await expect(session.refresh('old')).resolves.toEqual({ kind: 'unreachable' });
    await expect(session.request('query Sports { sports { id } }')).rejects.toThrow('Failed to fetch');
    await session.retry();
    expect(seen).toEqual([]);
    expect(session.state.kind).toBe('signed-in');
  });
});
