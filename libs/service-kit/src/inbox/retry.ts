import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@setpoint/kernel';

export interface RetryPolicy {
  /** Attempts in total. */
  readonly attempts: number;
  readonly baseMs: number;
  readonly capMs: number;
}

/** One and a half to three minutes in total, enough for a neighbour or a database to restart. */
export const DEFAULT_RETRY: RetryPolicy = { attempts: 12, baseMs: 500, capMs: 30_000 };

type Bounds = Pick<RetryPolicy, 'baseMs' | 'capMs'>;

const exponential = (attempt: number, { baseMs, capMs }: Bounds) => Math.min(capMs, baseMs * 2 ** (attempt - 1));

/** Full jitter: 0 to the exponential bound, so that retries do not collide again. */
export const fullJitter = (random: Random, attempt: number, bounds: Bounds) =>
  random.next() * exponential(attempt, bounds);

/** Equal jitter: at least half of the exponential bound, where a minimum delay matters. */
export const halfJitter = (random: Random, attempt: number, bounds: Bounds) =>
  (0.5 + random.next() / 2) * exponential(attempt, bounds);

/** Waits; resolves early, without an error, when the signal is aborted. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ...(signal ? { signal } : {}), ref: true }).catch(() => {});
}
