import { createClient, type Client } from 'graphql-ws';
import { fullJitter } from '../session/backoff.js';
import type { Session } from '../session/index.js';

export interface LiveClient {
  /** The websocket client while signed in and verified (AUTH-25); null otherwise. */
  readonly current: Client | null;
  /** Called after a reconnect: refetch what may have been missed. */
  onCaughtUp(listener: () => void): () => void;
  stop(): void;
}

export interface LiveClientOptions {
  readonly session: Session;
  readonly url?: string;
  readonly webSocketImpl?: unknown;
  /** Random number in [0, 1), used as jitter. */
  readonly random?: () => number;
}

/** 0 to 0.5 s, 1 s, 2 s … 30 s. */
export const waitBeforeReconnect = (retries: number, random: () => number): number =>
  fullJitter(retries, { firstMs: 500, longestMs: 30_000 }, random);

const UNAUTHORISED_CODES = [4401, 4403];

/** Keeps one websocket open for the signed-in user, following the session. */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  const { session, url = defaultUrl(), random = Math.random } = options;
  const caughtUp = new Set<() => void>();
  let current: Client | null = null;
  let owner: string | null = null;

  function connect(): Client {
    let refused: string | null = null;
    let lastToken: string | null = null;
    return createClient({
      url,
      lazy: true,
      lazyCloseTimeout: 5_000,
      keepAlive: 20_000,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => owner !== null,
      retryWait: (retries) => new Promise((go) => setTimeout(go, waitBeforeReconnect(retries, random))),
      ...(options.webSocketImpl ? { webSocketImpl: options.webSocketImpl } : {}),
      connectionParams: async () => {
        if (refused !== null) {
          await session.refresh(refused);
          refused = null;
        }
        lastToken = session.token();
        return lastToken ? { authorization: `JWT ${lastToken}` } : {};
      },
      on: {
        closed(event) {
          const code = (event as CloseEvent | undefined)?.code;
          if (code !== undefined && UNAUTHORISED_CODES.includes(code)) refused = lastToken;
        },
        connected(_socket, _payload, wasRetry) {
          if (wasRetry) caughtUp.forEach((listener) => listener());
        },
      },
    });
  }

  function follow() {
    const wanted = session.state.kind === 'signed-in' ? session.state.user.id : null;
    if (wanted === owner) return;
    const old = current;
    owner = wanted;
    current = wanted ? connect() : null;
    hangUp(old);
  }

  follow();
  const unfollow = session.subscribe(follow);
  return {
    get current() {
      return current;
    },
    onCaughtUp(listener) {
      caughtUp.add(listener);
      return () => caughtUp.delete(listener);
    },
    stop() {
      unfollow();
      owner = null;
      hangUp(current);
      current = null;
    },
  };
}

/** A connection that was never established has nothing to close. */
function hangUp(client: Client | null): void {
  void Promise.resolve(client?.dispose()).catch(() => {});
}

function defaultUrl(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/subscriptions`;
}
