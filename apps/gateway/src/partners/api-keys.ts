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

/** Cache duration in milliseconds; the delay of a revocation if its signal is lost. */
const REMEMBERED_MS = 60_000;
const KEYS_AT_MOST = 10_000;
const BEARER = /^(?:Bearer|JWT) +(sp_\S*)$/i;

export interface ApiKeysSettings {
  readonly push: PushBus;
  readonly clock: Clock;
  readonly log: Log;
  /** Looks the key up in identity; null if missing or revoked. Rejects if there is no response. */
  readonly readGrant: (hash: string) => Promise<ApiKeyGrant | null>;
}

/** API keys as known to identity, cached for a minute and invalidated when a key changes (API-22). */
export class ApiKeys {
  readonly #known = new LRUCache<string, { readonly grant: ApiKeyGrant | null }>({
    max: KEYS_AT_MOST,
    ttl: REMEMBERED_MS,
  });
  readonly #ignoreGaps: () => void;
  readonly #listening: Promise<() => Promise<void>>;
  /** Incremented on each change of a key, so that earlier lookups in flight are not cached. */
  #changes = 0;

  constructor(private readonly settings: ApiKeysSettings) {
    const { push, log } = settings;
    this.#listening = push.subscribe(API_KEY_TOPIC, ({ keyId }) => this.#forget(keyId));
    this.#listening.catch((error: unknown) => log.warn({ err: error }, 'changes of API keys are not heard of'));
    this.#ignoreGaps = push.onGap(() => this.#forget(undefined));
  }

  /** The API key of a request, if any: `X-Api-Key`, or a bearer token with its prefix. */
  static secretIn(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
    const own = headers['x-api-key'];
    if (own !== undefined) return String(own).trim();
    const { authorization } = headers;
    const bearer = typeof authorization === 'string' ? BEARER.exec(authorization.trim())?.[1] : undefined;
    return bearer && looksLikeApiKey(bearer) ? bearer : undefined;
  }

  /** Whether looking up the secret requires a call to identity. */
  isKnown(secret: string): boolean {
    return !isApiKeySecret(secret) || this.#known.has(hashOfApiKey(secret));
  }

  /** Null for an invalid secret. Rejects if identity is unavailable. */
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

  #forget(keyId: string | undefined): void {
    this.#changes += 1;
    for (const [hash, { grant }] of this.#known.entries())
      if (keyId === undefined || grant?.keyId === keyId) this.#known.delete(hash);
  }
}
