import { setTimeout as pause } from 'node:timers/promises';
import type { Cache, PushBus } from '@setpoint/service-kit/edge';
import { LRUCache } from 'lru-cache';

export const sessionTopic = (sid: string) => `session:${sid}`;
/** Cache key by which identity and gateways mark ended sessions for gateways that have not seen the session yet. */
export const sessionEndedKey = (sid: string) => `session-ended:${sid}`;

/** Maximum time an access token outlives its session (AUTH-20). */
const ACCESS_TOKEN_SECONDS = 15 * 60;
const SESSIONS_PER_QUESTION = 500;
const LONGEST_PAUSE_MS = 10_000;

export interface EndedSessionsSettings {
  readonly push: PushBus;
  readonly cache: Cache;
  /** Which of these sessions have ended, according to identity. Rejects within a bounded time if it does not respond. */
  readonly readEnded: (sids: readonly string[]) => Promise<readonly string[]>;
  readonly sessionsAtMost?: number;
}

interface Watched {
  readonly off: Promise<() => Promise<void>>;
  /** Resolves once it is known whether the session had ended before it was watched. */
  readonly checked: Promise<void>;
}

/**
 * Tracks sessions that ended while their access tokens were still valid. A gateway subscribes to the sessions it has seen; for
 * others it checks the cache for a mark, once. After a gap in the signals, in which marks may be missing too, it
 * asks identity. While neither is available, it relies on what it knows: access tokens live for 15 minutes.
 */
export class EndedSessions {
  readonly #ended: LRUCache<string, true>;
  readonly #watched: LRUCache<string, Watched>;
  readonly #listeners = new Set<(sid: string) => void>();
  readonly #stopping = new AbortController();
  readonly #ignoreGaps: () => void;
  /** Sessions that ended before this may have left no mark; in milliseconds of `performance.now()`. */
  #marksMissingUntil = -Infinity;
  #gaps = 0;

  constructor(private readonly settings: EndedSessionsSettings) {
    const { push, sessionsAtMost = 10_000 } = settings;
    const ttl = ACCESS_TOKEN_SECONDS * 1000;
    // counted by size: `max` reserves the memory of all entries at once
    const bounds = { maxSize: sessionsAtMost, sizeCalculation: () => 1, ttl };
    this.#ended = new LRUCache<string, true>(bounds);
    this.#watched = new LRUCache<string, Watched>({
      ...bounds,
      ttlAutopurge: false,
      updateAgeOnGet: true,
      dispose: (watched) => void watched.off.then((off) => off()).catch(() => undefined),
    });
    this.#ignoreGaps = push.onGap(() => {
      this.#marksMissingUntil = performance.now() + ttl;
      this.#gaps += 1;
      void this.#readAgain(this.#gaps);
    });
  }

  /** Watches the session from now on. Resolves with whether it has already ended. */
  async watch(sid: string): Promise<boolean> {
    if (this.#ended.has(sid)) return true;
    let watched = this.#watched.get(sid);
    if (!watched) {
      const off = this.settings.push.subscribe(sessionTopic(sid), () => this.#end(sid));
      watched = { off, checked: this.#check(sid, off) };
      this.#watched.set(sid, watched);
    }
    await watched.checked;
    return this.#ended.has(sid);
  }

  has(sid: string): boolean {
    return this.#ended.has(sid);
  }

  /** Calls `listener` for each session that ends. Returns a function to unsubscribe. */
  onEnd(listener: (sid: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  stop(): void {
    this.#stopping.abort();
    this.#ignoreGaps();
    this.#listeners.clear();
    this.#watched.clear();
  }

  async #check(sid: string, listening: Promise<unknown>): Promise<void> {
    // subscribe before checking, so that an end in between is not missed
    await listening.catch(() => undefined);
    const { cache, readEnded } = this.settings;
    if ((await cache.get(sessionEndedKey(sid)).catch(() => undefined)) === true) this.#ended.set(sid, true);
    else if (performance.now() < this.#marksMissingUntil) {
      const ended = await readEnded([sid]).catch((): string[] => []);
      if (ended.includes(sid)) this.#end(sid);
    }
  }

  /** After lost signals: asks identity about every watched session until all are confirmed. */
  async #readAgain(gap: number): Promise<void> {
    const { signal } = this.#stopping;
    const open = [...this.#watched.keys()];
    for (let failures = 0; open.length > 0 && gap === this.#gaps && !signal.aborted;) {
      const some = open.slice(-SESSIONS_PER_QUESTION);
      try {
        for (const sid of await this.settings.readEnded(some)) this.#end(sid);
        open.length -= some.length;
        failures = 0;
      } catch {
        failures += 1;
        await pause(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures), undefined, { signal, ref: false }).catch(
          () => undefined,
        );
      }
    }
  }

  #end(sid: string): void {
    if (this.#ended.has(sid)) return;
    this.#ended.set(sid, true);
    void this.settings.cache.set(sessionEndedKey(sid), true, ACCESS_TOKEN_SECONDS).catch(() => undefined);
    for (const listener of this.#listeners) listener(sid);
  }
}
