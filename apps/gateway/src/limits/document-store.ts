import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Heap bytes of a parsed document per character of its source (measured: 85). */
const HEAP_PER_CHARACTER = 90;
const LARGEST = 24_000_000;
/** For a document without source. */
const UNKNOWN = 100_000;

/**
 * Cache of parsed and validated documents, limited by heap size. Apollo's own cache counts their JSON,
 * a quarter of that: its 30 MiB were 130 MB.
 */
export class DocumentStore {
  readonly #documents: LRUCache<string, DocumentNode>;

  constructor(heapBytes = LARGEST) {
    this.#documents = new LRUCache({ maxSize: heapBytes, sizeCalculation: heapOf });
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#documents.get(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.#documents.set(key, document);
  }

  async delete(key: string): Promise<boolean> {
    return this.#documents.delete(key);
  }

  /** About how much of the heap is taken, in bytes. */
  get heapBytes(): number {
    return this.#documents.calculatedSize;
  }
}

const heapOf = ({ loc }: DocumentNode): number =>
  loc ? Math.max(1, loc.source.body.length * HEAP_PER_CHARACTER) : UNKNOWN;
