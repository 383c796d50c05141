export type SignalPayload = Readonly<Record<string, unknown>>;

/**
 * Signals on their way to one subscriber. They say only that something changed: those that arrive while one is waiting
 * count as one, because the answer reads the present state anyway.
 */
export class Signals {
  /** When the one that waits came, in milliseconds of `performance.now()`. */
  #waiting: number | undefined;
  #ended = false;
  #error: unknown;
  #wake: (() => void) | undefined;

  constructor(atOnce: boolean) {
    if (atOnce) this.raise();
  }

  /** Something changed, or may have. */
  raise(): void {
    this.#waiting ??= performance.now();
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Whoever waits is told of this error. */
  fail(error: unknown): void {
    this.#error = error;
    this.end();
  }

  /** Resolves with the time of the first that is not answered, or null at the end. @throws what it failed with */
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
