import type { Redis } from 'ioredis';
import { Cache } from '../ports/ports.js';
import { jsonIn } from '../system/json-in.js';

/** Cache shared between processes. While Redis is unavailable, reads miss and writes are dropped. What is no JSON is a miss, too. */
export class RedisCache extends Cache {
  constructor(
    private readonly redis: Redis,
    private readonly prefix = 'setpoint:cache:',
  ) {
    super();
  }

  async get(key: string): Promise<unknown> {
    const text = await this.redis.get(this.prefix + key).catch(() => null);
    return text === null ? undefined : jsonIn(text);
  }

  async set(key: string, value: unknown, ttlSeconds: number): Promise<void> {
    if (value === undefined) return this.delete(key);
    const ms = Math.max(1, Math.round(ttlSeconds * 1000));
    await this.redis.set(this.prefix + key, JSON.stringify(value), 'PX', ms).catch(() => {});
  }

  async delete(key: string): Promise<void> {
    await this.redis.del(this.prefix + key).catch(() => {});
  }
}
