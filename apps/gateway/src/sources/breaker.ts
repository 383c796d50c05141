export interface BreakerSettings {
  /** Consecutive failures after which the circuit opens. */
  readonly failures: number;
  /** How long the circuit stays open before a trial call, in milliseconds. */
  readonly openMs: number;
}

/** DUE: the next call is the trial. TRYING: others wait for it. */
export type BreakerState = 'CLOSED' | 'OPEN' | 'DUE' | 'TRYING';

/** Circuit breaker. Any success closes it. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  /** `now` returns monotonic milliseconds. */
  constructor(
    private readonly settings: BreakerSettings,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get state(): BreakerState {
    if (this.#failures < this.settings.failures) return 'CLOSED';
    if (this.#trying) return 'TRYING';
    return this.now() < this.#openUntil ? 'OPEN' : 'DUE';
  }

  /** The trial begins, if it is due. */
  begin(): void {
    if (this.state === 'DUE') this.#trying = true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  /** Failures of calls that began before it opened do not keep it open. */
  failed(): void {
    const before = this.state;
    this.#failures += 1;
    if (before !== 'TRYING' && (before !== 'CLOSED' || this.state === 'CLOSED')) return;
    this.#trying = false;
    this.#openUntil = this.now() + this.settings.openMs;
  }

  /** The trial ended without an answer to its question. */
  abandoned(): void {
    this.#trying = false;
  }

  /** The next call is a trial. */
  doubt(): void {
    if (this.state !== 'CLOSED') return;
    this.#failures = this.settings.failures;
    this.#openUntil = this.now();
  }
}
