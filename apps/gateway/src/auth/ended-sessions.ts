import { setTimeout as pause } from 'node:timers/promises';
import type { Cache, PushBus } from '@setpoint/service-kit/edge';
import { LRUCache } from 'lru-cache';

export const sessionTopic = (sid: string) => `session:${sid}`;
/** Identity and gateways leave this mark for gateways that had not yet seen the session when it ended. */
export const sessionEndedKey = (sid: string) => `session-ended:${sid}`;

/** An access token outlives its session by this at most (AUTH-20). */
const ACCESS_TOKEN_SECONDS = 15 * 60;
const SESSIONS_PER_QUESTION = 500;
const LONGEST_PAUSE_MS = 10_000;

export interface EndedSessionsSettings {
  readonly push: PushBus;
  readonly cache: Cache;
  /** Which of these sessions are over, as identity knows. Rejects, within a bounded time, when it can't be asked. */
  readonly readEnded: (sids: readonly string[]) => Promise<readonly string[]>;
  readonly sessionsAtMost?: number;
}

interface Watched {
  readonly off: Promise<() => Promise<void>>;
  /** Resolves when it is known whether the session had ended before it was watched. */
  readonly checked: Promise<void>;
}

/**
 * Sessions that ended while their access tokens were still valid. A gateway listens to the sessions it has seen; for
 * others it looks for a mark in the cache, once. After a gap in the signals, and in marks that were made meanwhile, it
 * asks identity. While neither can be asked, what is known counts: an access token lives for a quarter of an hour.
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
    this.#ended = new LRUCache({ max: sessionsAtMost, ttl });
    this.#watched = new LRUCache<string, Watched>({
      max: sessionsAtMost,
      ttl,
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

  /** Listens to the session from now on; answers whether it has ended already. */
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

  /** Calls `listener` with each session that ends. Returns the way to stop. */
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
    // first listen, then look: what ends in between is not missed
    await listening.catch(() => undefined);
    const { cache, readEnded } = this.settings;
    if (await cache.get<boolean>(sessionEndedKey(sid)).catch(() => undefined)) this.#ended.set(sid, true);
    else if (performance.now() < this.#marksMissingUntil) {
      const ended = await readEnded([sid]).catch((): string[] => []);
      if (ended.includes(sid)) this.#end(sid);
    }
  }

  /** Signals were lost: asks identity about every session that is watched, until it has answered for all. */
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
