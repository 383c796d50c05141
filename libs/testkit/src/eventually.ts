import { setTimeout as wait } from 'node:timers/promises';

export interface Patience {
  readonly withinMs?: number;
  readonly everyMs?: number;
}

/**
 * Probes until it doesn't throw and answers something truthy (or nothing at all, for probes of expectations), then gives
 * that answer. Fails with the complaint and the last fault.
 */
export async function eventually<R>(
  probe: () => R | Promise<R>,
  complaint: string,
  { withinMs = 20_000, everyMs = 20 }: Patience = {},
): Promise<R> {
  const end = performance.now() + withinMs;
  for (;;) {
    let fault: unknown;
    try {
      const answer = await probe();
      if (answer || answer === undefined) return answer;
      fault = new Error(`it answered ${JSON.stringify(answer)}`);
    } catch (error) {
      fault = error;
    }
    if (performance.now() >= end) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      throw new Error(`${complaint}: ${reason}`, { cause: fault });
    }
    await wait(everyMs);
  }
}
