import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cache } from '@setpoint/service-kit/edge';
import { Kind, parse, print, visit, type DocumentNode, type GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { gatewayError } from '../errors/gateway-error.js';
import { hashOf } from './hash-of.js';

/** Pages that were opened before an update go on for as long. */
const REMEMBERED_SECONDS = 30 * 86_400;
const ANNOUNCE_EVERY_MS = 86_400_000;
/** Texts found to be of our apps, by their hash; the apps send a few hundred. */
const KEPT = 5_000;

/**
 * Identifies a document whatever its spaces, comments, the order of its fragments, and `__typename`, which the data client
 * adds to what the sources hold.
 */
export function fingerprint(document: DocumentNode): string {
  const plain = visit(document, {
    [Kind.FIELD]: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined),
  });
  return hashOf(plain.definitions.map(print).sort().join('\n\n'));
}

/** A document as our apps send it. */
export interface TrustedDocument {
  readonly query: string;
  /** By which the apps refer to it; the few that are sent as text have none. */
  readonly id?: string | undefined;
}

export interface TrustedDocumentsSettings {
  readonly documents: readonly TrustedDocument[];
  /** Shared by all gateways: during an update and after it, documents of the other builds are trusted as well. */
  readonly cache: Cache;
}

/** The documents of our apps. They have larger budgets, and in production callers without an API key send no others (API-14). */
export class TrustedDocuments {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #own = new Set<string>();
  readonly #known = new LRUCache<string, true>({ max: KEPT });
  readonly #again: NodeJS.Timeout;
  readonly ready: Promise<void>;

  constructor(private readonly settings: TrustedDocumentsSettings) {
    const { documents } = settings;
    this.#texts = new Map(documents.flatMap(({ id, query }) => (id ? [[id, query] as const] : [])));
    for (const { query } of documents) this.#own.add(hashOf(query));
    this.ready = this.#announce();
    this.#again = setInterval(() => void this.#announce(), ANNOUNCE_EVERY_MS);
    this.#again.unref();
  }

  /** The text of a document that the apps of this build refer to by its id. */
  textOf(id: string): string | undefined {
    return this.#texts.get(id);
  }

  /** Whether a text is of our apps, by its hash: letter by letter, or found to be one before. */
  knows(hash: string): boolean {
    return this.#own.has(hash) || this.#known.get(hash) === true;
  }

  /** Whether a text, by its hash, is of another build of our apps, letter by letter: pages that are open during an update send it. */
  async isOfAnotherBuild(hash: string): Promise<boolean> {
    return this.#remembered(hash, hash);
  }

  /** Whether a document is one of our apps in other words. */
  async recognises(hash: string, document: DocumentNode): Promise<boolean> {
    await this.ready;
    return this.#remembered(hash, fingerprint(document));
  }

  async #remembered(hash: string, name: string): Promise<boolean> {
    const isOurs = this.#own.has(name) || (await this.settings.cache.get(keyOf(name)).catch(() => undefined)) === true;
    if (isOurs) this.#known.set(hash, true);
    return isOurs;
  }

  /** Tells the other gateways, one document per turn of the event loop. */
  async #announce(): Promise<void> {
    const { documents, cache } = this.settings;
    for (const { query } of documents) {
      await nextTurn();
      for (const name of [hashOf(query), fingerprint(parse(query, { noLocation: true }))]) {
        this.#own.add(name);
        void cache.set(keyOf(name), true, REMEMBERED_SECONDS).catch(() => undefined);
      }
    }
  }

  stop(): void {
    clearInterval(this.#again);
  }
}

const keyOf = (name: string): string => `trusted-document:${name}`;

export const documentNotTrusted = (): GraphQLError =>
  gatewayError('DOCUMENT_NOT_TRUSTED', 'Without an API key, only the documents of the Setpoint apps are answered', {
    status: 403,
  });
