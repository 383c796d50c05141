export type SignalPayload = Readonly<Record<string, unknown>>;

/**
 * Pending signals of one subscriber. They only say that something changed: those that arrive while one is pending
 * are merged, because the query reads the current state anyway.
 */
export class Signals {
  /** Time of the pending signal, in milliseconds of `performance.now()`. */
  #waiting: number | undefined;
  #ended = false;
  #error: unknown;
  #wake: (() => void) | undefined;

  constructor(atOnce: boolean) {
    if (atOnce) this.raise();
  }

  /** Records a signal. */
  raise(): void {
    this.#waiting ??= performance.now();
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Rejects the waiting consumer. */
  fail(error: unknown): void {
    this.#error = error;
    this.end();
  }

  /** Resolves with the time of the next pending signal, or null at the end. @throws the recorded error */
  async next(): Promise<number | null> {
    while (this.#waiting === undefined && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    if (this.#error !== undefined) throw this.#error;
    const since = this.#waiting;
    this.#waiting = undefined;
    return this.#ended ? null : since!;
  }
}
