import { equalJitter } from './backoff.js';
import type { SendGraphQL } from './graphql-request.js';
import type { TokenStore } from './tokens.js';

/** Outcome of a token refresh. */
export type Refreshed =
  | { readonly kind: 'fresh'; readonly token: string }
  /** No refresh token: the user has to sign in. */
  | { readonly kind: 'no-session' }
  /** The server ended the session. */
  | { readonly kind: 'lost' }
  /** No usable response; the session may still be valid. */
  | { readonly kind: 'unreachable' };

interface RefreshOptions {
  /** Refreshes even if the last attempt just failed; for callers with their own backoff. */
  readonly immediately?: boolean;
}

export interface Refresher {
  /**
   * Returns a token other than `stale` (AUTH-22). Concurrent calls share one refresh, in this tab
   * and, where the browser supports Web Locks, across tabs (AUTH-21). After a failure further calls fail
   * without a request for a period that grows with each failure.
   */
  refresh(stale: string | null, options?: RefreshOptions): Promise<Refreshed>;
}

interface RefreshTokenData {
  readonly refreshToken: {
    readonly success: boolean;
    readonly errors: readonly string[];
    readonly token: string | null;
    readonly refreshToken: string | null;
  } | null;
}

const REFRESH =
  'mutation RefreshToken($refreshToken: String!) { refreshToken(refreshToken: $refreshToken) { success errors token refreshToken } }';

/** The only responses that end a session. */
const SESSION_ENDED = ['SESSION_EXPIRED', 'SESSION_REVOKED', 'TOKEN_UNKNOWN'];

const PAUSE = { firstMs: 1_000, longestMs: 10_000 };
/** If a token this new is rejected, another refresh would not help. */
const FRESH_FOR_MS = 10_000;

export function createRefresher(options: {
  readonly tokens: TokenStore;
  readonly send: SendGraphQL;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Random number in [0, 1), used as jitter. */
  readonly random?: () => number;
}): Refresher {
  const { tokens, send, random = Math.random } = options;
  let running: Promise<Refreshed> | null = null;
  let failures = 0;
  let pausedUntil = 0;
  let handedOut: { readonly token: string; readonly at: number } | null = null;

  async function refreshNow(stale: string | null, immediately: boolean): Promise<Refreshed> {
    const held = tokens.read();
    if (!held) return { kind: 'no-session' };
    // Another tab or an earlier call has already refreshed.
    if (stale !== null && held.token !== stale) return { kind: 'fresh', token: held.token };
    const now = performance.now();
    const isFresh = handedOut?.token === held.token && now - handedOut.at < FRESH_FOR_MS;
    if (!immediately && (now < pausedUntil || isFresh)) return { kind: 'unreachable' };
    const refreshed = await ask(held.refreshToken);
    if (refreshed.kind === 'unreachable') {
      pausedUntil = performance.now() + equalJitter(failures++, PAUSE, random);
    } else {
      failures = 0;
      pausedUntil = 0;
    }
    return refreshed;
  }

  async function ask(refreshToken: string): Promise<Refreshed> {
    const reply = await send<RefreshTokenData>(REFRESH, { refreshToken }).catch(() => null);
    const payload = reply?.data?.refreshToken;
    if (payload?.success && payload.token && payload.refreshToken) {
      tokens.write({ token: payload.token, refreshToken: payload.refreshToken });
      handedOut = { token: payload.token, at: performance.now() };
      return { kind: 'fresh', token: payload.token };
    }
    const ended = payload?.success === false && payload.errors.some((code) => SESSION_ENDED.includes(code));
    if (!ended) return { kind: 'unreachable' };
    // Another tab has signed in or refreshed meanwhile, so this response concerns outdated tokens.
    const now = tokens.read();
    return now && now.refreshToken !== refreshToken ? { kind: 'fresh', token: now.token } : { kind: 'lost' };
  }

  return {
    refresh(stale, { immediately = false } = {}) {
      const locks = options.locks ?? globalThis.navigator?.locks;
      const work = () => refreshNow(stale, immediately);
      running ??= (locks ? locks.request('setpoint.refresh', work) : work()).finally(() => (running = null));
      return running;
    },
  };
}
