export interface BreakerSettings {
  /** Failures in a row after which calls are refused at once. */
  readonly failures: number;
  /** How long they are refused before one call may try again, in milliseconds. */
  readonly openMs: number;
}

/** Spares a service that is down, and those who would wait for it. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  /** `now` answers milliseconds that only grow. */
  constructor(
    private readonly settings: BreakerSettings,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether a call may go out. After a pause one call at a time may, until one succeeds. */
  allows(): boolean {
    if (this.#failures < this.settings.failures) return true;
    if (this.#trying || this.now() < this.#openUntil) return false;
    this.#trying = true;
    return true;
  }

  get open(): boolean {
    return this.#failures >= this.settings.failures;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#trying = false;
    if (this.open) this.#openUntil = this.now() + this.settings.openMs;
  }
}
