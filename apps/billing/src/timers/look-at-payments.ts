import { Injectable } from '@nestjs/common';
import { type DueWork, isUnavailable, Log, Timer } from '@setpoint/service-kit';
import { FollowPayment } from '../application/follow-payment.js';
import { Orders } from '../application/ports/orders.js';

const BATCH = 20;
/** Lease: a worker handles a payment within this time or is considered dead. */
const LEASE_MS = 60_000;

/** Polls the provider about payments that are due for a check, even if no webhook ever came (BIL-10). */
@Injectable()
@Timer({ everyMs: 2_000 })
export class LookAtPayments implements DueWork {
  constructor(
    private readonly orders: Orders,
    private readonly follow: FollowPayment,
    private readonly log: Log,
  ) {}

  async run(now: Date, signal: AbortSignal): Promise<number> {
    const ids = await this.orders.claimLooks(now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const id of ids) {
      if (signal.aborted) break;
      try {
        await this.follow.look(id);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        // The lease expires before the next try; other rows continue.
        this.log.error({ err: error, paymentId: id }, 'a payment could not be looked at');
      }
    }
    return ids.length;
  }
}
