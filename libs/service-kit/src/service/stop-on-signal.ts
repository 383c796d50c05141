import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../observe/log.js';

export interface Stoppable {
  /** Says that it is not ready any more; it goes on serving. */
  retire(): void;
  /** Completes what is under way. */
  stop(): Promise<void>;
}

/**
 * Ends the process in order on SIGTERM or SIGINT: it retires, serves for as long as balancers need to notice, stops and exits.
 * A second signal ends the wait.
 */
export function stopOnSignal({ retire, stop }: Stoppable, drainSeconds: number, logger: Log): void {
  const drained = new AbortController();
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) return drained.abort();
    stopping = true;
    logger.info({ signal }, 'stopping');
    retire();
    await wait(drainSeconds * 1_000, undefined, { signal: drained.signal }).catch(() => undefined);
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void onSignal(signal));
}
