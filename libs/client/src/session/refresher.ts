import type { TokenStore } from './tokens.js';

/** What came of asking for a fresh token. */
export type Refreshed =
  | { readonly kind: 'fresh'; readonly token: string }
  /** There is nothing to refresh with: sign in. */
  | { readonly kind: 'no-session' }
  /** The server ended the session. */
  | { readonly kind: 'lost' }
  /** No answer, or too many requests: the session may still be good. */
  | { readonly kind: 'unreachable' };

export interface Refresher {
  /**
   * A token other than `stale` (AUTH-22). Calls at the same moment share one refresh, in this tab
   * and, where the browser has Web Locks, in all tabs (AUTH-21).
   */
  refresh(stale: string | null): Promise<Refreshed>;
}

interface RefreshReply {
  data?: {
    refreshToken?: { success: boolean; errors: string[]; token: string | null; refreshToken: string | null } | null;
  } | null;
}

const MUTATION =
  'mutation RefreshToken($refreshToken: String!) { refreshToken(refreshToken: $refreshToken) { success errors token refreshToken } }';

export function createRefresher(options: {
  readonly tokens: TokenStore;
  readonly fetch?: typeof fetch;
  readonly uri?: string;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}): Refresher {
  const { tokens, uri = '/graphql' } = options;
  const ask = options.fetch ?? ((input, init) => fetch(input, init));
  let running: Promise<Refreshed> | null = null;

  async function refreshNow(stale: string | null): Promise<Refreshed> {
    const held = tokens.read();
    if (!held) return { kind: 'no-session' };
    // Another tab, or an earlier call, was faster.
    if (stale !== null && held.token !== stale) return { kind: 'fresh', token: held.token };
    let reply: RefreshReply;
    try {
      const response = await ask(uri, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
        body: JSON.stringify({
          operationName: 'RefreshToken',
          query: MUTATION,
          variables: { refreshToken: held.refreshToken },
        }),
      });
      reply = (await response.json()) as RefreshReply;
    } catch {
      return { kind: 'unreachable' };
    }
    const payload = reply.data?.refreshToken;
    if (!payload) return { kind: 'unreachable' };
    if (payload.success && payload.token && payload.refreshToken) {
      tokens.write({ token: payload.token, refreshToken: payload.refreshToken });
      return { kind: 'fresh', token: payload.token };
    }
    return payload.errors.includes('TOO_MANY_REQUESTS') ? { kind: 'unreachable' } : { kind: 'lost' };
  }

  return {
    refresh(stale) {
      const locks = options.locks ?? globalThis.navigator?.locks;
      running ??= (locks ? locks.request('setpoint.refresh', () => refreshNow(stale)) : refreshNow(stale)).finally(
        () => (running = null),
      );
      return running;
    },
  };
}
