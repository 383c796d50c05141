import { equalJitter } from './backoff.js';
import type { SendGraphQL } from './graphql-request.js';
import type { TokenStore } from './tokens.js';

/** What came of asking for a fresh token. */
export type Refreshed =
  | { readonly kind: 'fresh'; readonly token: string }
  /** There is nothing to refresh with: sign in. */
  | { readonly kind: 'no-session' }
  /** The server ended the session. */
  | { readonly kind: 'lost' }
  /** No answer, or none about the session: it may still be good. */
  | { readonly kind: 'unreachable' };

interface RefreshOptions {
  /** Asks although the last refresh has just failed; for callers that wait between attempts themselves. */
  readonly immediately?: boolean;
}

export interface Refresher {
  /**
   * A token other than `stale` (AUTH-22). Calls at the same moment share one refresh, in this tab
   * and, where the browser has Web Locks, in all tabs (AUTH-21). After a failure the next calls are
   * answered without asking the server, for a moment that grows with each failure.
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

/** The only answers that end a session. */
const SESSION_ENDED = ['SESSION_EXPIRED', 'SESSION_REVOKED', 'TOKEN_UNKNOWN'];

const PAUSE = { firstMs: 1_000, longestMs: 10_000 };
/** A token that is refused so soon after it was handed out is not the trouble: another one would be refused, too. */
const FRESH_FOR_MS = 10_000;

export function createRefresher(options: {
  readonly tokens: TokenStore;
  readonly send: SendGraphQL;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** In [0, 1); spreads the requests of many browsers. */
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
    // Another tab, or an earlier call, was faster.
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
    // Somebody has signed in or refreshed in another tab meanwhile: this answer is about tokens of the past.
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
