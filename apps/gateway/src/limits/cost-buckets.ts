import { LRUCache } from 'lru-cache';
import type { CostBudget } from './settings.js';

export interface CostUse {
  /** What is left to spend at once. */
  readonly left: number;
  /** Until all of the burst is there again. */
  readonly resetSeconds: number;
}

export interface CostDecision extends CostUse {
  readonly isAllowed: boolean;
  /** Until there is enough for what was refused. */
  readonly retryAfterSeconds: number;
}

interface Bucket {
  left: number;
  /** In milliseconds of `now`. */
  at: number;
}

/** Callers whose buckets are kept; one that is forgotten is full again. Keys come from callers, so they must be bounded. */
const KEPT = 50_000;

/** Token buckets of cost, one for each key, in this process. They fill evenly, so that nobody waits for the end of a window. */
export class CostBuckets {
  // by size, because `max` reserves the memory of all keys at once
  readonly #buckets = new LRUCache<string, Bucket>({ maxSize: KEPT, sizeCalculation: () => 1 });

  /** `now` returns monotonic milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Spends the cost if it is there. Refused cost is not spent. */
  take(budget: CostBudget, key: string, cost: number): CostDecision {
    const bucket = this.#filled(budget, key);
    const isAllowed = bucket.left >= cost;
    if (isAllowed) bucket.left -= cost;
    const missing = isAllowed ? 0 : Math.min(cost, budget.burst) - bucket.left;
    return { isAllowed, retryAfterSeconds: secondsFor(budget, missing), ...useOf(budget, bucket) };
  }

  /** Spends what was done already, into debt if need be; a negative cost is given back. */
  settle(budget: CostBudget, key: string, cost: number): CostUse {
    const bucket = this.#filled(budget, key);
    bucket.left = Math.max(-budget.burst, Math.min(budget.burst, bucket.left - cost));
    return useOf(budget, bucket);
  }

  #filled({ costPerMinute, burst }: CostBudget, key: string): Bucket {
    const now = this.now();
    const known = this.#buckets.get(key);
    if (!known) {
      const full = { left: burst, at: now };
      this.#buckets.set(key, full);
      return full;
    }
    known.left = Math.min(burst, known.left + ((now - known.at) * costPerMinute) / 60_000);
    known.at = now;
    return known;
  }
}

const secondsFor = ({ costPerMinute }: CostBudget, cost: number) => Math.max(1, Math.ceil((cost * 60) / costPerMinute));

const useOf = (budget: CostBudget, { left }: Bucket): CostUse => ({
  left: Math.max(0, Math.floor(left)),
  resetSeconds: secondsFor(budget, budget.burst - left),
});
