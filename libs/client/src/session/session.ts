import { isStale } from './stale.js';
import { createRefresher, type Refreshed, type Refresher } from './refresher.js';
import { browserTokenStore, type TokenStore, type Tokens } from './tokens.js';

/** The session user (AUTH-23): what every screen may ask for without a query of its own. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly slug: string;
  readonly email: string | null;
  readonly photoUrl: string | null;
  readonly sex: 'M' | 'F' | null;
  readonly sports: readonly number[];
  readonly locationName: string | null;
  readonly locationLat: number | null;
  readonly locationLng: number | null;
  readonly kmToSearch: number;
  readonly language: 'it' | 'en' | 'es' | 'fr' | null;
  readonly inviteCode: string | null;
  readonly profiles: {
    readonly avatarThumbnail: string | null;
    readonly locationCountry: string | null;
    readonly locationFullname: string | null;
  };
  readonly bestLevel: { readonly rating: number | null; readonly name: string } | null;
}

/** The three states that drive routing (AUTH-26), and the moment before they are known. */
export type SessionState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'signed-out' }
  /** Registered with the provider, email not verified yet: no token exists. */
  | { readonly kind: 'unverified'; readonly email: string }
  | { readonly kind: 'signed-in'; readonly user: SessionUser };

export interface Session extends Refresher {
  readonly state: SessionState;
  subscribe(listener: () => void): () => void;
  /** The access token to send now. */
  token(): string | null;
  /** Loads `me` for a saved token (AUTH-23). */
  start(): Promise<void>;
  /** Takes over the tokens of a finished sign-in and loads `me`. */
  signIn(tokens: Tokens): Promise<void>;
  /** Remembers who still has to verify an email (AUTH-02). */
  awaitVerification(email: string): void;
  /** Loads `me` again, after a change of profile, sports or place. */
  reload(): Promise<void>;
  /** Shows a change of the session user before the server has answered. */
  amend(change: Partial<SessionUser>): void;
  /** Revokes the refresh token on the server, then forgets everything (AUTH-24). False: the server did not answer. */
  signOut(): Promise<boolean>;
  /** One GraphQL request where no data client is around; throws when there is no answer. Refreshes like any other. */
  request<Data>(query: string, variables?: object): Promise<Data>;
  /** Forgets the tokens; the server has ended the session already (AUTH-22). */
  forget(): void;
}

const UNVERIFIED_KEY = 'setpoint.unverified';

const ME = `query Me { me { id firstName lastName displayName slug email photoUrl sex sports locationName locationLat locationLng kmToSearch language inviteCode profiles { avatarThumbnail locationCountry locationFullname } bestLevel { rating name } } }`;
const REVOKE =
  'mutation RevokeToken($refreshToken: String!) { revokeToken(refreshToken: $refreshToken) { success errors } }';

interface Reply<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string }[];
}

export interface SessionOptions {
  readonly tokens?: TokenStore;
  readonly fetch?: typeof fetch;
  readonly uri?: string;
  readonly locks?: Pick<LockManager, 'request'>;
  readonly storage?: Storage;
}

/** The session of this browser. Needs no GraphQL library, so that public pages stay light. */
export function createSession(options: SessionOptions = {}): Session {
  const tokens = options.tokens ?? browserTokenStore();
  const uri = options.uri ?? '/graphql';
  const storage = options.storage ?? window.localStorage;
  const ask = options.fetch ?? ((input, init) => fetch(input, init));
  const refresher = createRefresher({ tokens, fetch: ask, uri, locks: options.locks });
  const listeners = new Set<() => void>();
  let state: SessionState = { kind: 'starting' };

  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  async function post<Data>(query: string, variables: object, token: string | null): Promise<Reply<Data>> {
    const response = await ask(uri, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token && { authorization: `JWT ${token}` }),
      },
      body: JSON.stringify({ query, variables, operationName: /(?:query|mutation) (\w+)/.exec(query)?.[1] }),
    });
    return (await response.json()) as Reply<Data>;
  }

  async function loadMe(): Promise<SessionUser | null> {
    const held = tokens.read();
    if (!held) return null;
    let reply = await post<{ me: SessionUser | null }>(ME, {}, held.token);
    if (!reply.data?.me && !outage(reply)) {
      const refreshed = await refresher.refresh(held.token);
      if (refreshed.kind === 'unreachable') throw new Error('the server cannot be reached');
      if (refreshed.kind !== 'fresh') return null;
      reply = await post(ME, {}, refreshed.token);
    }
    if (!reply.data?.me && outage(reply)) throw new Error(reply.errors![0]!.message);
    return reply.data?.me ?? null;
  }

  const signedOut = (): SessionState => {
    const email = readStorage(storage, UNVERIFIED_KEY);
    return email ? { kind: 'unverified', email } : { kind: 'signed-out' };
  };

  async function startState(): Promise<SessionState> {
    try {
      const user = await loadMe();
      if (user) return { kind: 'signed-in', user };
      tokens.write(null);
    } catch {
      // Unreachable: the tokens stay for the next start, the person is a visitor for now.
    }
    return signedOut();
  }

  const session: Session = {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => tokens.read()?.token ?? null,
    async start() {
      become(await startState());
    },
    async signIn(fresh) {
      tokens.write(fresh);
      writeStorage(storage, UNVERIFIED_KEY, null);
      const user = await loadMe();
      if (!user) {
        tokens.write(null);
        become({ kind: 'signed-out' });
        throw new Error('the new session was refused');
      }
      become({ kind: 'signed-in', user });
    },
    awaitVerification(email) {
      writeStorage(storage, UNVERIFIED_KEY, email);
      become({ kind: 'unverified', email });
    },
    async reload() {
      const user = await loadMe();
      if (user) become({ kind: 'signed-in', user });
    },
    amend(change) {
      if (state.kind === 'signed-in') become({ kind: 'signed-in', user: { ...state.user, ...change } });
    },
    async signOut() {
      const held = tokens.read();
      if (held) {
        try {
          const reply = await post<{ revokeToken: { success: boolean } }>(
            REVOKE,
            { refreshToken: held.refreshToken },
            held.token,
          );
          if (!reply.data) return false;
        } catch {
          return false;
        }
      }
      session.forget();
      return true;
    },
    async request<Data>(query: string, variables: object = {}) {
      const token = session.token();
      let reply = await post<Data>(query, variables, token);
      if (token && reply.errors?.some((error) => isStale(error.message))) {
        const refreshed = await session.refresh(token);
        if (refreshed.kind === 'fresh') reply = await post<Data>(query, variables, refreshed.token);
      }
      if (!reply.data) throw new Error(reply.errors?.[0]?.message ?? 'no answer');
      return reply.data;
    },
    forget() {
      tokens.write(null);
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
      if (state.kind === 'signed-in') become({ kind: 'signed-out' });
    } else if (state.kind === 'signed-out' || state.kind === 'unverified') {
      void session.start();
    }
  });

  return session;
}

/** Errors that say nothing about the token. */
const outage = (reply: Reply<unknown>) =>
  (reply.errors?.length ?? 0) > 0 && !reply.errors!.some((error) => isStale(error.message));

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
    // A browser that refuses storage forgets it with the page.
  }
}
