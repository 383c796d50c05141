import { LRUCache } from 'lru-cache';
import { Cache } from '../ports/ports.js';

/** Keeps the last 10,000 values, stored as JSON text so that callers cannot modify them. */
export class MemoryCache extends Cache {
  private readonly values = new LRUCache<string, string>({ max: 10_000 });

  async get(key: string): Promise<unknown> {
    const text = this.values.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async set(key: string, value: unknown, ttlSeconds: number): Promise<void> {
    if (value === undefined) return void this.values.delete(key);
    this.values.set(key, JSON.stringify(value), { ttl: ttlSeconds * 1000 });
  }

  async delete(key: string): Promise<void> {
    this.values.delete(key);
  }
}
