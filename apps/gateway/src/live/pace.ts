import type { RateRefusal } from '../limits/call-rates.js';

/** Spaces the answers of one subscription, so that a busy subject costs no more than its reader may ask for. */
export class Pace {
  #nextAt = 0;

  constructor(
    private readonly intervalMs: number,
    /** Counts one answer against the reader's limit. */
    private readonly charge: () => Promise<RateRefusal | null>,
  ) {}

  /** Resolves once the next answer is due; the first one is at once. */
  async interval(): Promise<void> {
    const left = this.#nextAt - performance.now();
    if (left > 0) await pause(left);
  }

  /** Resolves once an answer is counted, or nobody waits for it any more: over the limit it comes late, with the state of then. */
  async budget(isOver: () => boolean): Promise<void> {
    let refused = await this.charge();
    while (refused) {
      await pause(refused.retryAfterSeconds * 1_000);
      refused = isOver() ? null : await this.charge();
    }
    this.#nextAt = performance.now() + this.intervalMs;
  }
}

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref());
