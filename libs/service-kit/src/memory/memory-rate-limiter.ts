import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiter, type RateLimit } from '../ports/ports.js';

/** Counts attempts within the process. */
export class MemoryRateLimiter extends RateLimiter {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  async take(limit: RateLimit, key: string): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
    try {
      await this.limiterOf(limit).consume(key);
      return { allowed: true, retryAfterSeconds: 0 };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  }

  private limiterOf({ name, points, seconds }: RateLimit): RateLimiterMemory {
    const id = `${name}:${points}/${seconds}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const made = new RateLimiterMemory({ keyPrefix: id, points, duration: seconds });
    this.limiters.set(id, made);
    return made;
  }
}
