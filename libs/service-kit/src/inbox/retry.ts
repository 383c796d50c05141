import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@setpoint/kernel';

export interface RetryPolicy {
  /** Tries altogether. */
  readonly attempts: number;
  readonly baseMs: number;
  readonly capMs: number;
}

export const DEFAULT_RETRY: RetryPolicy = { attempts: 5, baseMs: 100, capMs: 5_000 };

/** Full jitter: anything from 0 to the exponential bound, so that retries of many don't meet again. */
export function fullJitter(random: Random, attempt: number, { baseMs, capMs }: Pick<RetryPolicy, 'baseMs' | 'capMs'>) {
  return random.next() * Math.min(capMs, baseMs * 2 ** (attempt - 1));
}

/** Waits; ends early, without an error, when the signal says so. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ...(signal ? { signal } : {}), ref: true }).catch(() => {});
}
