import type { Clock } from '@setpoint/kernel';
import type { Log } from '@setpoint/service-kit/edge';

/** Sums of one key on one day, as identity adds them up. */
export interface CountedUse {
  readonly keyId: string;
  /** 'YYYY-MM-DD', UTC. */
  readonly day: string;
  requests: number;
  cost: number;
  refused: number;
  lastUsedAt: Date;
}

/** After this identity is told what was counted, in milliseconds: support sees it a few seconds late. */
const TOLD_AFTER_MS = 3_000;

/** Counts what keys ask for, and hands the sums to identity (API-22). Sums that can't be handed over wait here. */
export class KeyUsage {
  #waiting = new Map<string, CountedUse>();
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly tell: (uses: readonly CountedUse[]) => Promise<void>,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly afterMs = TOLD_AFTER_MS,
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
    this.#telling = this.#telling.then(async () => {
      this.#timer = undefined;
      const told = this.#waiting;
      if (told.size === 0) return;
      this.#waiting = new Map();
      try {
        await this.tell([...told.values()]);
      } catch (error) {
        this.log.warn({ err: error, keys: told.size }, 'what API keys were used for could not be handed over');
        for (const [key, use] of told) this.#putBack(key, use);
        this.#flushLater();
      }
    });
    return this.#telling;
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
