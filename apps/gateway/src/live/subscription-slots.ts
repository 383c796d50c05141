import type { SubscriptionLimits } from '../limits/settings.js';

export interface SlotRefusal {
  readonly actual: number;
  readonly limit: number;
}

/**
 * Limits concurrent subscriptions. A slot is taken before the first await, so a burst of requests
 * cannot exceed the limit.
 */
export class SubscriptionSlots {
  readonly #perCaller = new Map<string, number>();
  readonly #perConnection = new WeakMap<object, number>();

  constructor(private readonly limits: SubscriptionLimits) {}

  /** A function to release the slot (once), or the refusal. */
  take(connection: object, caller: string): (() => void) | SlotRefusal {
    const ofConnection = this.#perConnection.get(connection) ?? 0;
    const ofCaller = this.#perCaller.get(caller) ?? 0;
    const { perConnection, perCaller } = this.limits;
    if (ofConnection >= perConnection) return { actual: ofConnection + 1, limit: perConnection };
    if (ofCaller >= perCaller) return { actual: ofCaller + 1, limit: perCaller };
    this.#perConnection.set(connection, ofConnection + 1);
    this.#perCaller.set(caller, ofCaller + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#perConnection.set(connection, this.#perConnection.get(connection)! - 1);
      const left = this.#perCaller.get(caller)! - 1;
      if (left > 0) this.#perCaller.set(caller, left);
      else this.#perCaller.delete(caller);
    };
  }

  /** How many callers hold slots. */
  get callers(): number {
    return this.#perCaller.size;
  }
}
