import type { SubscriptionLimits } from '../limits/settings.js';
import { Slots } from '../limits/slots.js';

export interface SlotRefusal {
  readonly actual: number;
  readonly limit: number;
}

/** Limits concurrent subscriptions, of a connection and of a caller. */
export class SubscriptionSlots {
  readonly #ofConnections = new Slots<object>();
  readonly #ofCallers = new Slots<string>();

  constructor(private readonly limits: SubscriptionLimits) {}

  /** A function to release the slot (once), or the refusal. */
  take(connection: object, caller: string): (() => void) | SlotRefusal {
    const { perConnection, perCaller } = this.limits;
    const ofConnection = this.#ofConnections.take(connection, perConnection);
    if (!ofConnection) return { actual: perConnection + 1, limit: perConnection };
    const ofCaller = this.#ofCallers.take(caller, perCaller);
    if (!ofCaller) {
      ofConnection();
      return { actual: perCaller + 1, limit: perCaller };
    }
    return () => {
      ofConnection();
      ofCaller();
    };
  }
}
