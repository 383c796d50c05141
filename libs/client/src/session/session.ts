import { createGraphQLRequest, type GraphQLReply } from './graphql-request.js';
import { loadUser } from './load-user.js';
import { createRefresher, type Refreshed, type Refresher } from './refresher.js';
import { byTimeout, createRetryTimer, type Schedule } from './retry-timer.js';
import type { SessionState, SessionUser } from './session-state.js';
import { isStale } from './stale.js';
import { browserTokenStore, type TokenStore, type Tokens } from './tokens.js';

export interface Session extends Refresher {
  readonly state: SessionState;
  subscribe(listener: () => void): () => void;
  /** Whether the tokens still belong to this user: another tab may just have signed in somebody else. */
  isStill(userId: string): boolean;
  /** The current access token. */
  token(): string | null;
  /** Loads `me` for the saved token (AUTH-23); keeps retrying while the server cannot be reached. */
  start(): Promise<void>;
  /** Retries immediately instead of waiting; does nothing unless the session is unreachable. */
  retry(): Promise<void>;
  /** Stores the tokens of a completed sign-in and loads `me`. Throws if they are rejected. */
  signIn(tokens: Tokens): Promise<void>;
  /** Remembers the user whose email is not verified yet (AUTH-02). */
  awaitVerification(email: string): void;
  /** Applies an optimistic change to the session user. */
  amend(change: Partial<SessionUser>): void;
  /** Revokes the refresh token on the server, then clears the session (AUTH-24). Resolves with false if the server did not answer. */
  signOut(): Promise<boolean>;
  /**
   * Sends one GraphQL request without the data client, refreshing the token if needed. Fields of the root that lack something
   * are null in the answer. Throws if there is none, or nothing is left of it.
   */
  request<Data>(query: string, variables?: object): Promise<Data>;
  /** Clears the tokens because the server has ended the session (AUTH-22) or another user wants to sign in. */
  forget(): void;
}

const UNVERIFIED_KEY = 'setpoint.unverified';

/** The last signed-in user, for starting offline (BYD-06). */
const OWNER_KEY = 'setpoint.owner';

const REVOKE =
  'mutation RevokeToken($refreshToken: String!) { revokeToken(refreshToken: $refreshToken) { success errors } }';

export interface SessionOptions {
  readonly tokens?: TokenStore;
  readonly fetch?: typeof fetch;
  readonly uri?: string;
  readonly locks?: Pick<LockManager, 'request'>;
  readonly storage?: Storage;
  /** Random number in [0, 1), used as jitter. */
  readonly random?: () => number;
  /** Schedules the next attempt; `setTimeout` by default. */
  readonly schedule?: Schedule;
}

/** The browser's session. Uses no GraphQL library, to keep public pages small. */
export function createSession(options: SessionOptions = {}): Session {
  const { random = Math.random, schedule = byTimeout } = options;
  const tokens = options.tokens ?? browserTokenStore();
  const storage = options.storage ?? window.localStorage;
  const send = createGraphQLRequest(options.uri ?? '/graphql', options.fetch ?? ((input, init) => fetch(input, init)));
  const refresher = createRefresher({ tokens, send, random, locks: options.locks });
  const listeners = new Set<() => void>();
  const timer = createRetryTimer(() => void session.retry(), schedule, random);
  let state: SessionState = { kind: 'starting' };
  /** The load in progress for the current tokens; other tokens start a new one. */
  let attempt: { readonly done: Promise<void> } | null = null;

  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  /** The tokens were replaced, so answers to requests made with the previous ones are ignored. */
  const replaceTokens = (next: Tokens | null) => {
    tokens.write(next);
    writeStorage(storage, OWNER_KEY, null);
    attempt = null;
    timer.stop();
  };

  const signedOut = (): SessionState => {
    const email = readStorage(storage, UNVERIFIED_KEY);
    return email ? { kind: 'unverified', email } : { kind: 'signed-out' };
  };

  /** The last known user, if the current one cannot be determined. */
  const lastOwner = (): SessionUser | null => {
    try {
      const user = JSON.parse(readStorage(storage, OWNER_KEY) ?? 'null') as SessionUser | null;
      return typeof user?.id === 'string' ? user : null;
    } catch {
      return null;
    }
  };

  /** Loads the session user. Concurrent callers share one request. */
  function identify(): Promise<void> {
    if (attempt) return attempt.done;
    const mine = {
      done: loadUser(tokens, send, refresher).then((loaded) => {
        if (attempt !== mine) return;
        attempt = null;
        switch (loaded.kind) {
          case 'user':
            timer.stop();
            writeStorage(storage, OWNER_KEY, JSON.stringify(loaded.user));
            return become({ kind: 'signed-in', user: loaded.user });
          case 'none':
            replaceTokens(null);
            return become(signedOut());
          case 'unreachable': {
            timer.failed(loaded.retryAfterMs);
            const user = lastOwner();
            return become(user ? { kind: 'signed-in', user, offline: true } : { kind: 'unreachable', retrying: false });
          }
        }
      }),
    };
    attempt = mine;
    return mine.done;
  }

  const session: Session = {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isStill: (userId) => state.kind === 'signed-in' && state.user.id === userId && lastOwner()?.id === userId,
    token: () => tokens.read()?.token ?? null,
    start: identify,
    async retry() {
      if (state.kind === 'signed-in' && state.offline) return identify();
      if (state.kind !== 'unreachable') return;
      if (!state.retrying) become({ kind: 'unreachable', retrying: true });
      await identify();
    },
    async signIn(fresh) {
      replaceTokens(fresh);
      writeStorage(storage, UNVERIFIED_KEY, null);
      await identify();
      if (!tokens.read()) throw new Error('the new session was refused');
    },
    awaitVerification(email) {
      writeStorage(storage, UNVERIFIED_KEY, email);
      become({ kind: 'unverified', email });
    },
    amend(change) {
      if (state.kind === 'signed-in') become({ ...state, user: { ...state.user, ...change } });
    },
    async signOut() {
      const held = tokens.read();
      if (held) {
        const reply = await send<{ revokeToken: unknown }>(REVOKE, { refreshToken: held.refreshToken }).catch(
          () => null,
        );
        if (!reply?.data?.revokeToken) return false;
      }
      session.forget();
      return true;
    },
    async request<Data>(query: string, variables: object = {}) {
      const token = session.token();
      let reply = await send<Data>(query, variables, { token });
      if (token && reply.errors?.some(isStale)) {
        const refreshed = await session.refresh(token);
        if (refreshed.kind === 'fresh') reply = await send<Data>(query, variables, { token: refreshed.token });
      }
      const whole = withoutLacking(reply);
      if (!whole) throw new Error(reply.errors?.[0]?.message ?? 'no answer');
      return whole;
    },
    forget() {
      replaceTokens(null);
      writeStorage(storage, UNVERIFIED_KEY, null);
      become({ kind: 'signed-out' });
    },
    refresh: async (stale): Promise<Refreshed> => {
      const refreshed = await refresher.refresh(stale);
      if (refreshed.kind === 'lost') session.forget();
      return refreshed;
    },
  };

  tokens.onChangeElsewhere((elsewhere) => {
    if (!elsewhere) {
      if (state.kind !== 'signed-in' && state.kind !== 'unreachable') return;
      replaceTokens(null);
      become({ kind: 'signed-out' });
    } else if (state.kind === 'signed-out' || state.kind === 'unverified') {
      void session.start();
    }
  });
  // The network is back: retry without waiting.
  window.addEventListener('online', () => void session.retry());

  return session;
}

/** Null if nothing is left. */
function withoutLacking<Data>({ data, errors = [] }: GraphQLReply<Data>): Data | null {
  if (!data || errors.length === 0) return data ?? null;
  const lacking = new Set(errors.map(({ path }) => path?.[0]));
  const left = Object.entries(data).map(([name, value]) => [name, lacking.has(name) ? null : value] as const);
  return left.some(([, value]) => value !== null) ? (Object.fromEntries(left) as Data) : null;
}

function readStorage(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // If the browser refuses storage, the value lives only as long as the page.
  }
}
