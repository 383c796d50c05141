import { LRUCache } from 'lru-cache';

/** In-memory LRU cache for Apollo Server and ApolloGateway. */
export class BoundedCache<V extends object> {
  readonly #values: LRUCache<string, V>;

  /** `maxBytes` is the size of all values as JSON; in memory they take several times as much. */
  constructor(
    maxBytes: number,
    private readonly onAdded: () => void = () => undefined,
  ) {
    this.#values = new LRUCache({ maxSize: maxBytes, sizeCalculation: (value) => JSON.stringify(value).length });
  }

  async get(key: string): Promise<V | undefined> {
    return this.#values.get(key);
  }

  async set(key: string, value: V): Promise<void> {
    this.#values.set(key, value);
    this.onAdded();
  }

  async delete(key: string): Promise<boolean> {
    return this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
