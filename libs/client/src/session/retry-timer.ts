import { equalJitter, type Limits } from './backoff.js';

const BACKOFF: Limits = { firstMs: 2_000, longestMs: 60_000 };
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;

/** Calls back after a delay unless stopped first. */
export type Schedule = (run: () => void, afterMs: number) => () => void;

export const byTimeout: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
};

export interface RetryTimer {
  /** Schedules the next attempt with a growing delay, respecting the server's Retry-After. */
  failed(retryAfterMs?: number): void;
  /** Cancels pending attempts and resets the backoff. */
  stop(): void;
}

export function createRetryTimer(
  retry: () => void,
  schedule: Schedule,
  random: () => number,
  limits = BACKOFF,
): RetryTimer {
  let failures = 0;
  let stopNext = () => {};
  return {
    failed(retryAfterMs = 0) {
      const wait = equalJitter(failures++, limits, random);
      stopNext();
      stopNext = schedule(retry, Math.max(wait, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)));
    },
    stop() {
      failures = 0;
      stopNext();
    },
  };
}
