import { setTimeout as wait } from 'node:timers/promises';

/** For everything that tests wait for: long enough for a busy machine, and below Jest's own limit for a test. */
export const PATIENCE_MS = 60_000;

export interface Patience {
  /** Less only where the test is about giving up. */
  readonly withinMs?: number;
  readonly everyMs?: number;
}

/** Refuses a probe that may answer `undefined` for “not yet”: that is what a probe of expectations answers when all hold. */
type Unambiguous<R> = [R] extends [void]
  ? unknown
  : undefined extends R
    ? 'where there is nothing yet, the probe has to answer null'
    : unknown;

/**
 * Probes until it doesn't throw and answers something truthy (or nothing at all, for probes of expectations), then gives
 * that answer. Fails with the complaint and the last error.
 */
export async function eventually<R>(
  probe: (() => R | Promise<R>) & Unambiguous<R>,
  complaint: string,
  { withinMs = PATIENCE_MS, everyMs = 20 }: Patience = {},
): Promise<R> {
  const end = performance.now() + withinMs;
  for (;;) {
    let lastError: unknown;
    try {
      const answer = await probe();
      if (answer || answer === undefined) return answer;
      lastError = new Error(`it answered ${JSON.stringify(answer)}`);
    } catch (error) {
      lastError = error;
    }
    if (performance.now() >= end) {
      const reason = lastError instanceof Error ? lastError.message : String(lastError);
      throw new Error(`${complaint}: ${reason}`, { cause: lastError });
    }
    await wait(everyMs);
  }
}
