import { Injectable } from '@nestjs/common';
import { type DueWork, isUnavailable, Log, Timer } from '@setpoint/service-kit';
import { ChargeSubscription } from '../application/charge-subscription.js';
import { SubscriptionCharges } from '../application/ports/subscription-charges.js';

const BATCH = 10;
/** Also the delay after an error of our own. */
const LEASE_MS = 2 * 60_000;

/** Charges subscription phases, closes those that need no payment any more and refunds what was paid (LEA-12). */
@Injectable()
@Timer({ everyMs: 1_000 })
export class ChargeSubscriptions implements DueWork {
  constructor(
    private readonly charges: SubscriptionCharges,
    private readonly charge: ChargeSubscription,
    private readonly log: Log,
  ) {}

  async run(now: Date, signal: AbortSignal): Promise<number> {
    const references = await this.charges.claimDue(now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const reference of references) {
      if (signal.aborted) break;
      try {
        await this.charge.work(reference);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        this.log.error({ err: error, reference }, 'a phase of a subscription could not be charged');
      }
    }
    return references.length;
  }
}
