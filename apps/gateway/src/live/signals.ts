export type SignalPayload = Readonly<Record<string, unknown>>;

export interface Signal {
  /** When it came, in milliseconds of `performance.now()`. */
  readonly since: number;
  readonly payload: SignalPayload;
}

/** So many wait for a subscriber who is slow; the oldest give way, and the client reads what it misses. */
const WAITING_AT_MOST = 1_000;

/**
 * Signals on their way to one subscriber. Most say only that something changed: those that arrive while one is waiting
 * count as one, because the answer reads the present state anyway. Where each tells of something of its own, `each`
 * keeps them all, in order.
 */
export class Signals {
  readonly #waiting: Signal[] = [];
  #ended = false;
  #wake: (() => void) | undefined;

  constructor(
    atOnce: boolean,
    private readonly each = false,
  ) {
    if (atOnce) this.raise();
  }

  /** Something changed, or may have. */
  raise(payload: SignalPayload = {}): void {
    if (this.#waiting.length === 0 || this.each) this.#waiting.push({ since: performance.now(), payload });
    if (this.#waiting.length > WAITING_AT_MOST) this.#waiting.shift();
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Resolves with the first that is not answered, or null at the end. */
  async next(): Promise<Signal | null> {
    while (this.#waiting.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    return this.#ended ? null : this.#waiting.shift()!;
  }
}
