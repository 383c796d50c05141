import { createRefresher } from '../src/session/index.js';
import { fakeServer, memoryTokens, OLD, refreshed, refreshRefused, type Answer } from './fakes.js';

function refresherWith(answer: () => Answer | Promise<Answer>, tokens: typeof OLD | null = OLD) {
  const store = memoryTokens(tokens);
  const server = fakeServer(answer);
  return { refresher: createRefresher({ tokens: store.store, fetch: server.fetch }), server, store };
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
    const tabs = [1, 2].map(() => createRefresher({ tokens: store, fetch: server.fetch, locks }));
    const both = await Promise.all(tabs.map((tab) => tab.refresh('old')));
    expect(both).toEqual(Array(2).fill({ kind: 'fresh', token: 'new' }));
    expect(server.calls).toHaveLength(1);
  });

  it.each(['SESSION_EXPIRED', 'SESSION_REVOKED', 'TOKEN_UNKNOWN'])(
    'AUTH-22 tells that the session is over for %s',
    async (code) => {
      const { refresher } = refresherWith(() => refreshRefused(code));
      await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'lost' });
    },
  );

  it('AUTH-22 tells that there is nothing to refresh with', async () => {
    const { refresher, server } = refresherWith(() => refreshed('new'), null);
    await expect(refresher.refresh(null)).resolves.toEqual({ kind: 'no-session' });
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['too many requests', (): Answer => refreshRefused('TOO_MANY_REQUESTS')],
    ['an answer without data', (): Answer => ({ data: null, errors: [{ message: 'SUBGRAPH_UNAVAILABLE' }] })],
    ['no answer', (): Promise<Answer> => Promise.reject(new TypeError('no network'))],
  ])('AUTH-22 keeps the session over %s', async (_, answer) => {
    const { refresher, store } = refresherWith(answer);
    await expect(refresher.refresh('old')).resolves.toEqual({ kind: 'unreachable' });
    expect(store.store.read()).toEqual(OLD);
  });
});
