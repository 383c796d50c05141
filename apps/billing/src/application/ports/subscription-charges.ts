import type { DeclineCause } from '../../domain/payment.js';
import type { SubscriptionCharge } from '../../domain/subscription-charge.js';

/** Phases of subscriptions that are to be paid. */
export abstract class SubscriptionCharges {
  abstract find(reference: string): Promise<SubscriptionCharge | null>;
  /** Those to be worked on now; whoever gets them has them until `leaseUntil`. */
  abstract claimDue(now: Date, leaseUntil: Date, limit: number): Promise<string[]>;
  /** Keeps progress and answers what is kept; null where somebody else was quicker, whose word stays. */
  abstract keep(charge: SubscriptionCharge): Promise<SubscriptionCharge | null>;
  /** Tells others that the attempt failed; once, and not where its due has come to its end. */
  abstract fail(charge: SubscriptionCharge, cause: DeclineCause, now: Date): Promise<void>;
}
