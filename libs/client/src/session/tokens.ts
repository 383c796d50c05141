/** A session as stored in the browser. */
export interface Tokens {
  /** Sent as `Authorization: JWT <token>`; lives 15 minutes (AUTH-20). */
  readonly token: string;
  /** Opaque; replaced at each refresh (AUTH-21). */
  readonly refreshToken: string;
}

export interface TokenStore {
  read(): Tokens | null;
  write(tokens: Tokens | null): void;
  /** Calls back when another tab signs in, refreshes or signs out. Returns a function to unsubscribe. */
  onChangeElsewhere(listener: (tokens: Tokens | null) => void): () => void;
}

const KEY = 'setpoint.session';

/** Stores tokens in local storage, shared by all tabs; in memory where a private window refuses storage. */
export function browserTokenStore(storage: Storage = window.localStorage): TokenStore {
  let memory: string | null = null;
  return {
    read() {
      try {
        return parse(storage.getItem(KEY));
      } catch {
        return parse(memory);
      }
    },
    write(tokens) {
      memory = tokens && JSON.stringify(tokens);
      try {
        if (memory) storage.setItem(KEY, memory);
        else storage.removeItem(KEY);
      } catch {
        // Kept in memory for the lifetime of the page.
      }
    },
    onChangeElsewhere(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) listener(parse(event.key ? event.newValue : null));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function parse(text: string | null): Tokens | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<Tokens> | null;
    return typeof value?.token === 'string' && typeof value.refreshToken === 'string'
      ? { token: value.token, refreshToken: value.refreshToken }
      : null;
  } catch {
    return null;
  }
}
