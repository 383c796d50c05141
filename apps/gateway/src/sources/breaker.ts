export interface BreakerSettings {
  /** Consecutive failures after which the circuit opens. */
  readonly failures: number;
  /** How long the circuit stays open before a trial call, in milliseconds. */
  readonly openMs: number;
}

/** Circuit breaker for an unavailable service. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  /** `now` returns monotonic milliseconds. */
  constructor(
    private readonly settings: BreakerSettings,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether a call is allowed. While half-open, one call at a time until one succeeds. */
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
