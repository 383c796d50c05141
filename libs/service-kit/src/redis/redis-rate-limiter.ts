import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiter, type RateDecision, type RateLimit } from '../ports/ports.js';

/** Retry hint in seconds while the store is unavailable. */
const AWAY_RETRY_SECONDS = 5;

/** Counts attempts across all processes. Fails closed: while Redis is unavailable, limited actions are refused. */
export class RedisRateLimiter extends RateLimiter {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(private readonly redis: Redis) {
    super();
  }

  async take(limit: RateLimit, key: string, points = 1): Promise<RateDecision> {
    try {
      const { remainingPoints: remaining, msBeforeNext } = await this.limiterOf(limit).consume(key, points);
      return { allowed: true, retryAfterSeconds: 0, remaining, resetSeconds: secondsOf(msBeforeNext) };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) {
        return { allowed: false, retryAfterSeconds: AWAY_RETRY_SECONDS, storeAway: true };
      }
      const resetSeconds = secondsOf(refused.msBeforeNext);
      return { allowed: false, retryAfterSeconds: resetSeconds, remaining: 0, resetSeconds };
    }
  }

  async giveBack(limit: RateLimit, key: string, points = 1): Promise<void> {
    try {
      const limiter = this.limiterOf(limit);
      // a window that has ended holds nothing any more
      if ((await limiter.get(key)) !== null) await limiter.reward(key, points);
    } catch {
      // it counts until its window ends
    }
  }

  private limiterOf({ name, points, seconds }: RateLimit): RateLimiterRedis {
    const id = `setpoint:limit:${name}:${points}/${seconds}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const made = new RateLimiterRedis({ storeClient: this.redis, keyPrefix: id, points, duration: seconds });
    this.limiters.set(id, made);
    return made;
  }
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1_000));
