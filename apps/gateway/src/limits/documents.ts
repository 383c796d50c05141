import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { HeaderMap } from '@apollo/server';
import { measureText } from './document-bounds.js';
import { hashOf } from './hash-of.js';
import type { DocumentBounds } from './settings.js';
import { documentNotTrusted, type TrustedDocuments } from './trusted-documents.js';

/** Heap bytes of a parsed document per character of its source (measured: 85). */
const HEAP_PER_CHARACTER = 90;
const LARGEST_HEAP = 24_000_000;
/** For a document without source. */
const UNKNOWN_HEAP = 100_000;
/** Characters of the refused documents that are remembered. */
const REFUSED_CHARACTERS = 4_000_000;
const ERRORS_AT_MOST = 10;

/** What is wrong with a document. */
export class DocumentRefused extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('the document is refused');
  }
}

export interface ReadDocument {
  readonly document: DocumentNode;
  /** Whether it is one of our apps'. */
  readonly isOurs: boolean;
}

export interface DocumentsSettings {
  readonly schema: () => GraphQLSchema;
  readonly bounds: DocumentBounds;
  readonly introspection: boolean;
  readonly trusted: TrustedDocuments;
  /** Whether documents that are not of our apps are refused. */
  readonly trustedOnly: boolean;
}

/** Parses and validates documents, and remembers by their hash those that are valid and those that are not (API-14). */
export class Documents {
  readonly #valid: LRUCache<string, DocumentNode>;
  readonly #refused = new LRUCache<string, DocumentRefused>({ maxSize: REFUSED_CHARACTERS });

  constructor(
    private readonly settings: DocumentsSettings,
    heapBytes = LARGEST_HEAP,
  ) {
    this.#valid = new LRUCache({ maxSize: heapBytes, sizeCalculation: heapOf });
  }

  /**
   * `pay` is told the number of tokens of a document that is neither known nor ours, before it is parsed, and throws if
   * that is too much. `hasKey`: callers with an API key may send any document.
   *
   * @throws DocumentRefused
   */
  async read(text: string, hasKey: boolean, pay: (tokens: number) => Promise<void>): Promise<ReadDocument> {
    const { bounds, trusted } = this.settings;
    if (text.length > bounds.characters) throw new DocumentRefused([measureText(bounds, text).refusal!]);
    const hash = hashOf(text);
    const isOurs = trusted.knows(hash);
    const known = this.#valid.get(hash);
    if (known && (isOurs || this.#takesOthers(hasKey))) return { document: known, isOurs };
    const refused = this.#refused.get(hash);
    if (refused) throw refused;
    if (isOurs) return { document: this.#validated(hash, text, this.#parsed(hash, text)), isOurs };
    const { sizes, refusal } = measureText(bounds, text);
    if (refusal) throw this.#remembered(hash, text, [refusal]);
    if (await trusted.isOfAnotherBuild(hash)) {
      return { document: this.#validated(hash, text, this.#parsed(hash, text)), isOurs: true };
    }
    await pay(sizes.tokens);
    const document = this.#parsed(hash, text);
    const isRecognised = await trusted.recognises(hash, document);
    if (!isRecognised && !this.#takesOthers(hasKey)) throw new DocumentRefused([documentNotTrusted()]);
    return { document: this.#validated(hash, text, document), isOurs: isRecognised };
  }

  /** Where Apollo Server looks for what was read here, and keeps what the gateway itself asks. */
  readonly store = {
    get: async (key: string) => this.#valid.get(hashIn(key)),
    set: async (key: string, document: DocumentNode) => void this.#valid.set(hashIn(key), document),
    delete: async (key: string) => this.#valid.delete(hashIn(key)),
  };

  /** About how much of the heap the valid ones take, in bytes. */
  get heapBytes(): number {
    return this.#valid.calculatedSize;
  }

  #takesOthers(hasKey: boolean): boolean {
    return hasKey || !this.settings.trustedOnly;
  }

  #parsed(hash: string, text: string): DocumentNode {
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      throw this.#remembered(hash, text, [coded(error, 'GRAPHQL_PARSE_FAILED')]);
    }
  }

  #validated(hash: string, text: string, document: DocumentNode): DocumentNode {
    const { schema, introspection } = this.settings;
    const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
    const options = { maxErrors: ERRORS_AT_MOST, hideSuggestions: !introspection };
    const errors = validate(schema(), document, rules, options);
    if (errors.length > 0) {
      throw this.#remembered(
        hash,
        text,
        errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')),
      );
    }
    this.#valid.set(hash, document);
    return document;
  }

  #remembered(hash: string, text: string, errors: readonly GraphQLError[]): DocumentRefused {
    const refused = new DocumentRefused(errors);
    this.#refused.set(hash, refused, { size: Math.max(1, text.length) });
    return refused;
  }
}

/** Apollo Server puts the hash of the schema before that of the document. */
const hashIn = (key: string) => key.slice(key.lastIndexOf(':') + 1);

const heapOf = ({ loc }: DocumentNode): number =>
  loc ? Math.max(1, loc.source.body.length * HEAP_PER_CHARACTER) : UNKNOWN_HEAP;

/** Without the nodes, which would keep the whole document in memory. */
const coded = ({ message, source, positions }: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(message, {
    source,
    positions,
    extensions: { code, http: { status: 400, headers: new HeaderMap() } },
  });
