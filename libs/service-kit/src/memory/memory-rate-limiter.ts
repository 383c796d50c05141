import { LRUCache } from 'lru-cache';
import { RateLimiter, type RateDecision, type RateLimit } from '../ports/ports.js';

interface Window {
  used: number;
  /** In milliseconds of `performance.now()`. */
  readonly endsAt: number;
}

/**
 * Rate limiter within the process, in fixed windows. Keeps the 50,000 most recently used keys: keys come from callers, so
 * keeping all of them would be unbounded.
 */
export class MemoryRateLimiter extends RateLimiter {
  /** Counted by size, because `max` reserves the memory of all keys at once: 1 MB. */
  private readonly windows = new LRUCache<string, Window>({ maxSize: 50_000, sizeCalculation: () => 1 });

  async take(limit: RateLimit, key: string, taken = 1): Promise<RateDecision> {
    const { points, seconds } = limit;
    const id = idOf(limit, key);
    // Whole milliseconds, because differences of fractions are rounded: 61 seconds for a window of 60.
    const now = Math.floor(performance.now());
    let window = this.windows.get(id);
    if (!window || window.endsAt <= now) {
      window = { used: 0, endsAt: now + seconds * 1_000 };
      this.windows.set(id, window);
    }
    window.used += taken;
    const resetSeconds = Math.max(1, Math.ceil((window.endsAt - now) / 1_000));
    if (window.used > points) return { allowed: false, retryAfterSeconds: resetSeconds, remaining: 0, resetSeconds };
    return { allowed: true, retryAfterSeconds: 0, remaining: points - window.used, resetSeconds };
  }

  async giveBack(limit: RateLimit, key: string, points = 1): Promise<void> {
    const window = this.windows.get(idOf(limit, key));
    if (window) window.used = Math.max(0, window.used - points);
  }
}

const idOf = ({ name, points, seconds }: RateLimit, key: string) => `${name}:${points}/${seconds}:${key}`;
