import type { Clock } from '@setpoint/kernel';
import type { Log } from '@setpoint/service-kit/edge';

/** Usage of one key on one day. */
export interface CountedUse {
  readonly keyId: string;
  /** 'YYYY-MM-DD', UTC. */
  readonly day: string;
  requests: number;
  cost: number;
  refused: number;
  lastUsedAt: Date;
}

/** Interval of usage reports to identity, in milliseconds. */
const REPORT_AFTER_MS = 3_000;

/** Counts the usage of keys and reports it to identity (API-22). Unreported usage is kept. */
export class KeyUsage {
  #waiting = new Map<string, CountedUse>();
  #timer: NodeJS.Timeout | undefined;
  #reporting: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly report: (uses: readonly CountedUse[]) => Promise<void>,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly afterMs = REPORT_AFTER_MS,
  ) {}

  answered(keyId: string, cost: number): void {
    const use = this.#useOf(keyId);
    use.requests += 1;
    use.cost += Math.ceil(cost);
  }

  refused(keyId: string): void {
    this.#useOf(keyId).refused += 1;
  }

  /** Hands over what waits. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#flush();
  }

  #useOf(keyId: string): CountedUse {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
    const key = `${day} ${keyId}`;
    const use = this.#waiting.get(key) ?? { keyId, day, requests: 0, cost: 0, refused: 0, lastUsedAt: now };
    use.lastUsedAt = now;
    this.#waiting.set(key, use);
    this.#flushLater();
    return use;
  }

  #flush(): Promise<void> {
    this.#reporting = this.#reporting.then(async () => {
      this.#timer = undefined;
      const used = this.#waiting;
      if (used.size === 0) return;
      this.#waiting = new Map();
      try {
        await this.report([...used.values()]);
      } catch (error) {
        this.log.warn({ err: error, keys: used.size }, 'what API keys were used for could not be handed over');
        for (const [key, use] of used) this.#putBack(key, use);
        this.#flushLater();
      }
    });
    return this.#reporting;
  }

  #flushLater(): void {
    if (!this.#stopped) this.#timer ??= setTimeout(() => void this.#flush(), this.afterMs).unref();
  }

  #putBack(key: string, use: CountedUse): void {
    const newer = this.#waiting.get(key);
    if (!newer) return void this.#waiting.set(key, use);
    newer.requests += use.requests;
    newer.cost += use.cost;
    newer.refused += use.refused;
  }
}
