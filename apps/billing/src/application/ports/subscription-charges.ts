import type { DeclineCause } from '../../domain/payment.js';
import type { SubscriptionCharge } from '../../domain/subscription-charge.js';

/** Subscription phases to be paid. */
export abstract class SubscriptionCharges {
  abstract find(reference: string): Promise<SubscriptionCharge | null>;
  /** Claims the charges due for work, until `leaseUntil`. */
  abstract claimDue(now: Date, leaseUntil: Date, limit: number): Promise<string[]>;
  /** Saves progress with an optimistic version check; null if another worker saved first. */
  abstract keep(charge: SubscriptionCharge): Promise<SubscriptionCharge | null>;
  /** Publishes the failure of an attempt, once, unless its due has ended. */
  abstract fail(charge: SubscriptionCharge, cause: DeclineCause, now: Date): Promise<void>;
}
