/**
 * Signals on their way to one subscriber. A signal says that something changed, not what: those that arrive while the
 * last one is being answered count as one, because the answer reads the present state anyway.
 */
export class Signals {
  #pending: boolean;
  #ended = false;
  #since = performance.now();
  #wake: (() => void) | undefined;

  constructor(pending: boolean) {
    this.#pending = pending;
  }

  /** Something changed, or may have. */
  raise(): void {
    if (!this.#pending) this.#since = performance.now();
    this.#pending = true;
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Resolves with the time of the first unanswered signal, or null at the end. */
  async next(): Promise<number | null> {
    while (!this.#pending && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    if (this.#ended) return null;
    this.#pending = false;
    return this.#since;
  }
}
