import { setTimeout as pause } from 'node:timers/promises';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

export interface KeySetSettings {
  /** Cache duration of fetched keys, in milliseconds. */
  readonly freshMs: number;
  /** Minimum interval of fetches caused by unknown key ids, in milliseconds. */
  readonly pauseMs: number;
}

const LONGEST_RETRY_MS = 2_000;

/** The keys that verify access tokens, as identity publishes them. Keys rotate without signing anyone out (AUTH-20). */
export class KeySet {
  #current: { readonly set: JSONWebKeySet; readonly find: JWTVerifyGetKey } | undefined;
  #fetchedAt = -Infinity;
  #underWay: Promise<void> | undefined;
  readonly #stopping = new AbortController();

  constructor(
    private readonly fetchKeys: () => Promise<JSONWebKeySet>,
    private readonly settings: KeySetSettings = { freshMs: 300_000, pauseMs: 5_000 },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether there are keys, however old. */
  get known(): boolean {
    return this.#current !== undefined;
  }

  /** Seconds since they were fetched; null without any. */
  get ageSeconds(): number | null {
    return this.#current ? Math.round(this.#age() / 1_000) : null;
  }

  /** Prefetches the keys. Resolves once there are some, or when stopped. */
  async load(): Promise<void> {
    const { signal } = this.#stopping;
    for (let wait = 100; !this.#current && !signal.aborted; wait = Math.min(LONGEST_RETRY_MS, wait * 2)) {
      await this.#refresh().catch(() => pause(wait, undefined, { signal, ref: false }).catch(() => undefined));
    }
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** The public key set of /.well-known/jwks.json; a cached one while identity is unavailable. */
  async publicSet(): Promise<JSONWebKeySet> {
    if (!this.#current) await this.#refresh();
    else if (this.#age() > this.settings.freshMs) await this.#refresh().catch(() => undefined);
    return this.#current!.set;
  }

  /** Finds the key of a token; rejects with JWKSNoMatchingKey if identity has none. */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    if (!this.#current) await this.#refresh();
    // stale keys still verify, so that an outage of identity signs nobody out
    else if (this.#age() > this.settings.freshMs) void this.#refresh().catch(() => undefined);
    try {
      return await this.#current!.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || this.#age() < this.settings.pauseMs) throw error;
      await this.#refresh();
      return this.#current!.find(header, token);
    }
  };

  #age(): number {
    return this.now() - this.#fetchedAt;
  }

  #refresh(): Promise<void> {
    this.#underWay ??= this.fetchKeys()
      .then((set) => {
        this.#current = { set, find: createLocalJWKSet(set) };
        this.#fetchedAt = this.now();
      })
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }
}
