import { LRUCache } from 'lru-cache';

/** In-memory LRU cache of ApolloGateway. */
export class BoundedCache<V extends object> {
  readonly #values: LRUCache<string, V>;
  /** Since when a value that is missing is being made, in milliseconds of `performance.now()`. */
  readonly #missingSince = new LRUCache<string, number>({ max: 1_000 });
  #addedAt = 0;

  /**
   * `maxBytes` is the size of all values as JSON; in memory they take several times as much. `onAdded` is told how many
   * milliseconds it took to make the value: they are made one after the other, without interruption.
   */
  constructor(
    maxBytes: number,
    private readonly onAdded: (ms: number) => void = () => undefined,
  ) {
    this.#values = new LRUCache({ maxSize: maxBytes, sizeCalculation: (value) => JSON.stringify(value).length });
  }

  async get(key: string): Promise<V | undefined> {
    const value = this.#values.get(key);
    if (value === undefined) this.#missingSince.set(key, performance.now());
    return value;
  }

  async set(key: string, value: V): Promise<void> {
    const now = performance.now();
    this.#values.set(key, value);
    const since = Math.max(this.#missingSince.get(key) ?? now, this.#addedAt);
    this.#missingSince.delete(key);
    this.#addedAt = now;
    this.onAdded(now - since);
  }

  async delete(key: string): Promise<boolean> {
    return this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
