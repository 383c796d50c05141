import type { Clock } from '@setpoint/kernel';
import {
  API_KEY_TOPIC,
  hashOfApiKey,
  isApiKeySecret,
  looksLikeApiKey,
  type Log,
  type PushBus,
} from '@setpoint/service-kit/edge';
import { LRUCache } from 'lru-cache';
import type { ApiKeyGrant } from '../auth/caller.js';

/** A key that was revoked while the signal was lost is refused after this, in milliseconds. */
const REMEMBERED_MS = 60_000;
const KEYS_AT_MOST = 10_000;
const BEARER = /^(?:Bearer|JWT) +(sp_\S*)$/i;

export interface ApiKeysSettings {
  readonly push: PushBus;
  readonly clock: Clock;
  readonly log: Log;
  /** Asks identity; null where there is no such key, or not any more. Rejects when there is no answer. */
  readonly readGrant: (hash: string) => Promise<ApiKeyGrant | null>;
}

/** What API keys may do, as identity knows it: remembered for a minute, forgotten at once when a key changes (API-22). */
export class ApiKeys {
  readonly #known = new LRUCache<string, { readonly grant: ApiKeyGrant | null }>({
    max: KEYS_AT_MOST,
    ttl: REMEMBERED_MS,
  });
  readonly #ignoreGaps: () => void;
  readonly #listening: Promise<() => Promise<void>>;
  /** Rises with each change of a key: what was asked for before it is not remembered. */
  #changes = 0;

  constructor(private readonly settings: ApiKeysSettings) {
    const { push, log } = settings;
    this.#listening = push.subscribe(API_KEY_TOPIC, ({ keyId }) => this.#forget(keyId));
    this.#listening.catch((error: unknown) => log.warn({ err: error }, 'changes of API keys are not heard of'));
    this.#ignoreGaps = push.onGap(() => this.#forget(undefined));
  }

  /** The secret that a request brings, if any: `X-Api-Key`, or a bearer that begins as one. */
  static secretIn(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
    const own = headers['x-api-key'];
    if (own !== undefined) return String(own).trim();
    const { authorization } = headers;
    const bearer = typeof authorization === 'string' ? BEARER.exec(authorization.trim())?.[1] : undefined;
    return bearer && looksLikeApiKey(bearer) ? bearer : undefined;
  }

  /** Whether it takes a question to identity to tell what the secret opens. */
  isKnown(secret: string): boolean {
    return !isApiKeySecret(secret) || this.#known.has(hashOfApiKey(secret));
  }

  /** Null for what opens nothing. Rejects when identity can't be asked. */
  async grantOf(secret: string): Promise<ApiKeyGrant | null> {
    if (!isApiKeySecret(secret)) return null;
    const hash = hashOfApiKey(secret);
    let known = this.#known.get(hash);
    if (!known) {
      const changes = this.#changes;
      known = { grant: await this.settings.readGrant(hash) };
      if (changes === this.#changes) this.#known.set(hash, known);
    }
    const { grant } = known;
    return grant && (!grant.expiresAt || grant.expiresAt > this.settings.clock.now()) ? grant : null;
  }

  async stop(): Promise<void> {
    this.#ignoreGaps();
    await this.#listening.then((off) => off()).catch(() => undefined);
  }

  #forget(keyId: unknown): void {
    this.#changes += 1;
    for (const [hash, { grant }] of this.#known.entries())
      if (keyId === undefined || grant?.keyId === keyId) this.#known.delete(hash);
  }
}
