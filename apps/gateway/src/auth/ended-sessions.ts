import type { Cache, PushBus } from '@setpoint/service-kit/edge';
import { LRUCache } from 'lru-cache';

export const sessionTopic = (sid: string) => `session:${sid}`;
/** Identity and gateways leave this mark for gateways that had not yet seen the session when it ended. */
export const sessionEndedKey = (sid: string) => `session-ended:${sid}`;

/** An access token outlives its session by this at most (AUTH-20). */
const ACCESS_TOKEN_SECONDS = 15 * 60;

interface Watched {
  readonly off: Promise<() => Promise<void>>;
}

/**
 * Sessions that ended while their access tokens were still valid. A gateway listens to the sessions it has seen;
 * for others it asks the cache once.
 */
export class EndedSessions {
  readonly #ended: LRUCache<string, true>;
  readonly #watched: LRUCache<string, Watched>;
  readonly #listeners = new Set<(sid: string) => void>();

  constructor(
    private readonly push: PushBus,
    private readonly cache: Cache,
    sessionsAtMost = 10_000,
  ) {
    const ttl = ACCESS_TOKEN_SECONDS * 1000;
    this.#ended = new LRUCache({ max: sessionsAtMost, ttl });
    this.#watched = new LRUCache<string, Watched>({
      max: sessionsAtMost,
      ttl,
      ttlAutopurge: false,
      updateAgeOnGet: true,
      dispose: (watched) => void watched.off.then((off) => off()).catch(() => undefined),
    });
  }

  /** Listens to the session from now on; answers whether it has ended already. */
  async watch(sid: string): Promise<boolean> {
    if (this.#ended.has(sid)) return true;
    if (this.#watched.get(sid)) return false;
    const off = this.push.subscribe(sessionTopic(sid), () => this.#end(sid));
    this.#watched.set(sid, { off });
    await off;
    const marked = await this.cache.get<boolean>(sessionEndedKey(sid)).catch(() => undefined);
    if (marked) this.#ended.set(sid, true);
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

  #end(sid: string): void {
    if (this.#ended.has(sid)) return;
    this.#ended.set(sid, true);
    void this.cache.set(sessionEndedKey(sid), true, ACCESS_TOKEN_SECONDS).catch(() => undefined);
    for (const listener of this.#listeners) listener(sid);
  }

  stop(): void {
    this.#listeners.clear();
    this.#watched.clear();
  }
}
