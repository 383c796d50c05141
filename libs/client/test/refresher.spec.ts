import { jest } from '@jest/globals';
import { createGraphQLRequest } from '../src/session/graphql-request.js';
import { createRefresher } from '../src/session/refresher.js';
import { fakeServer, memoryTokens, OLD, OUTAGES, refreshed, refreshRefused, type Answer } from './fakes.js';

type Server = ReturnType<typeof fakeServer>;
const sendTo = (server: Server) => createGraphQLRequest('/graphql', server.fetch);

function refresherWith(answer: () => ReturnType<Parameters<typeof fakeServer>[0]>, tokens: typeof OLD | null = OLD) {
  const store = memoryTokens(tokens);
  const server = fakeServer(answer);
  const refresher = createRefresher({ tokens: store.store, send: sendTo(server), random: () => 0.5 });
  return { refresher, server, store };
}

/** Web Locks of one browser: who comes later waits. */
function browserLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (async (_name: string, work: () => Promise<unknown>) => {
      const mine = last.then(work);
      last = mine.catch(() => {});
      return mine;
    }) as unknown as LockManager['request'],
  };
}

describe('refresh', () => {
  it('AUTH-22 hands out a fresh token and keeps the new pair', async () => {
    const { refresher, store, server } = refresherWith(() => refreshed('new'));
    await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'fresh', token: 'new' });
    expect(store.store.read()).toEqual({ token: 'new', refreshToken: 'new-refresh' });
    expect(server.calls[0]!.variables).toEqual({ refreshToken: 'old-refresh' });
  });

  it('AUTH-22 is shared by all who fail at the same moment', async () => {
    const { refresher, server } = refresherWith(() => refreshed('new'));
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => refresher.refresh('old')));
    expect(all).toEqual(Array(5).fill({ kind: 'fresh', token: 'new' }));
    expect(server.calls).toHaveLength(1);
  });

  it('AUTH-22 is not repeated for a token that has been replaced already', async () => {
    const { refresher, server } = refresherWith(() => refreshed('newer'), {
      token: 'new',
      refreshToken: 'new-refresh',
    });
    await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'fresh', token: 'new' });
    expect(server.calls).toHaveLength(0);
  });

  it('AUTH-21 lets two tabs that refresh at the same moment spend one token', async () => {
    const { store } = memoryTokens(OLD);
    const server = fakeServer((call) =>
      call.variables['refreshToken'] === 'old-refresh' ? refreshed('new') : refreshRefused('SESSION_REVOKED'),
    );
    const locks = browserLocks();
    const tabs = [1, 2].map(() => createRefresher({ tokens: store, send: sendTo(server), locks }));
    const both = await Promise.all(tabs.map((tab) => tab.refresh('old')));
    expect(both).toEqual(Array(2).fill({ kind: 'fresh', token: 'new' }));
    expect(server.calls).toHaveLength(1);
  });

  it.each(['SESSION_EXPIRED', 'SESSION_REVOKED', 'TOKEN_UNKNOWN'])('AUTH-22 ends the session for %s', async (code) => {
    const { refresher } = refresherWith(() => refreshRefused(code));
    await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'lost' });
  });

  it('AUTH-21 takes no notice of a refusal for tokens that another tab has replaced meanwhile', async () => {
    const { refresher, store } = refresherWith(() => {
      store.elsewhere({ token: 'theirs', refreshToken: 'theirs-refresh' });
      return refreshRefused('SESSION_REVOKED');
    });
    await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'fresh', token: 'theirs' });
  });

  it('AUTH-22 has nothing to refresh with when signed out', async () => {
    const { refresher, server } = refresherWith(() => refreshed('new'), null);
    await expect(refresher.refresh(null)).resolves.toEqual({ kind: 'no-session' });
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ...OUTAGES,
    ['too many requests', (): Answer => refreshRefused('TOO_MANY_REQUESTS')],
    ['a code that says nothing about the session', (): Answer => refreshRefused('SERVICE_UNAVAILABLE')],
  ] as const)('AUTH-22 keeps the session over %s', async (_, answer) => {
    const { refresher, store } = refresherWith(answer);
    await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'unreachable' });
    expect(store.store.read()).toEqual(OLD);
  });

  describe('during an outage', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('AUTH-22 does not ask again at once, however many requests need a token', async () => {
      const { refresher, server } = refresherWith(() => Promise.reject(new TypeError('Failed to fetch')));
      for (let request = 0; request < 100; request++) {
        await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'unreachable' });
      }
      expect(server.calls).toHaveLength(1);
    });

    it('AUTH-22 asks less and less often, and at once where a person wants it', async () => {
      const { refresher, server } = refresherWith(() => Promise.reject(new TypeError('Failed to fetch')));
      for (let second = 0; second < 60; second++) {
        await refresher.refresh('old');
        jest.advanceTimersByTime(1000);
      }
      // After 1, 2, 3 and 6 s, then every 7.5 s.
      expect(server.calls.length).toBeLessThan(14);
      const before = server.calls.length;
      await refresher.refresh('old', { immediately: true });
      expect(server.calls).toHaveLength(before + 1);
    });

    it('AUTH-22 asks for no further token while the one of a moment ago is refused as well', async () => {
      let nth = 0;
      const { refresher, server, store } = refresherWith(() => refreshed(`new-${++nth}`));
      for (let request = 0; request < 100; request++) await refresher.refresh(store.store.read()!.token);
      expect(server.calls).toHaveLength(1);
      jest.advanceTimersByTime(10_000);
      await expect(refresher.refresh('new-1')).resolves.toEqual({ kind: 'fresh', token: 'new-2' });
    });

    it('AUTH-22 works as ever once it is over', async () => {
      let down = true;
      const { refresher } = refresherWith(() =>
        down ? Promise.reject(new TypeError('Failed to fetch')) : refreshed('new'),
      );
      await refresher.refresh('old');
      down = false;
      jest.advanceTimersByTime(10_000);
      await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'fresh', token: 'new' });
    });
  });
});
