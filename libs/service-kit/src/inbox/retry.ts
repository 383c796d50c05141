import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@setpoint/kernel';

export interface RetryPolicy {
  /** Tries altogether. */
  readonly attempts: number;
  readonly baseMs: number;
  readonly capMs: number;
}

/** One and a half to three minutes in all: what an event needs, a neighbour or a database, has restarted by then. */
export const DEFAULT_RETRY: RetryPolicy = { attempts: 12, baseMs: 500, capMs: 30_000 };

type Bounds = Pick<RetryPolicy, 'baseMs' | 'capMs'>;

const exponential = (attempt: number, { baseMs, capMs }: Bounds) => Math.min(capMs, baseMs * 2 ** (attempt - 1));

/** Anything from 0 to the exponential bound, so that retries of many don't meet again. */
export const fullJitter = (random: Random, attempt: number, bounds: Bounds) =>
  random.next() * exponential(attempt, bounds);

/** At least half of the exponential bound: where waiting long enough matters. */
export const halfJitter = (random: Random, attempt: number, bounds: Bounds) =>
  (0.5 + random.next() / 2) * exponential(attempt, bounds);

/** Waits; ends early, without an error, when the signal says so. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ...(signal ? { signal } : {}), ref: true }).catch(() => {});
}
