import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cache } from '@setpoint/service-kit/edge';
import { Kind, parse, print, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { gatewayError } from '../errors/gateway-error.js';

/** Pages that were opened before an update go on for as long. */
const REMEMBERED_SECONDS = 30 * 86_400;
const ANNOUNCE_EVERY_MS = 86_400_000;
/** Texts found trusted, by their hash; the apps send a few hundred. */
const KEPT = 5_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Identifies a document whatever its spaces, comments and `__typename`, which the data client adds to what the sources hold.
 * @throws if the text is no document
 */
export function fingerprint(text: string, maxTokens?: number): string {
  const document = parse(text, { noLocation: true, ...(maxTokens && { maxTokens }) });
  const plain = visit(document, {
    [Kind.FIELD]: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined),
  });
  return sha256(print(plain));
}

export interface TrustedDocumentsSettings {
  readonly documents: readonly string[];
  /** Shared by all gateways: during an update and after it, documents of the other builds are trusted as well. */
  readonly cache: Cache;
  readonly maxTokens: number;
}

/** The documents of our apps: callers without an API key send no others (API-14). */
export class TrustedDocuments {
  readonly #own = new Set<string>();
  readonly #known = new LRUCache<string, true>({ max: KEPT });
  readonly #again: NodeJS.Timeout;
  readonly ready: Promise<void>;

  constructor(private readonly settings: TrustedDocumentsSettings) {
    for (const document of settings.documents) this.#known.set(sha256(document), true);
    this.ready = this.#announce();
    this.#again = setInterval(() => void this.#announce(), ANNOUNCE_EVERY_MS);
    this.#again.unref();
  }

  async has(text: string): Promise<boolean> {
    const hash = sha256(text);
    if (this.#known.get(hash)) return true;
    let name: string;
    try {
      name = fingerprint(text, this.settings.maxTokens);
    } catch {
      return false;
    }
    await this.ready;
    const trusted = this.#own.has(name) || (await this.settings.cache.get(keyOf(name)).catch(() => undefined)) === true;
    if (trusted) this.#known.set(hash, true);
    return trusted;
  }

  /** Tells the other gateways, one document per turn of the event loop. */
  async #announce(): Promise<void> {
    const { documents, cache } = this.settings;
    for (const document of documents) {
      await nextTurn();
      const name = fingerprint(document);
      this.#own.add(name);
      void cache.set(keyOf(name), true, REMEMBERED_SECONDS).catch(() => undefined);
    }
  }

  stop(): void {
    clearInterval(this.#again);
  }
}

const keyOf = (name: string): string => `trusted-document:${name}`;

export const documentNotTrusted = () =>
  gatewayError('DOCUMENT_NOT_TRUSTED', 'Without an API key, only the documents of the Setpoint apps are answered', {
    status: 403,
  });
