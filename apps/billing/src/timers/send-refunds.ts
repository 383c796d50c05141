import { Injectable } from '@nestjs/common';
import { type DueWork, isUnavailable, Log, Timer } from '@setpoint/service-kit';
import { Refunds } from '../application/ports/refunds.js';
import { RefundPayment } from '../application/refund-payment.js';

const BATCH = 20;
/** Delay after an error of our own; longer than after a provider outage. */
const LEASE_MS = 10 * 60_000;

/** Sends refunds to the provider and tracks whether they arrive (BIL-06). */
@Injectable()
@Timer({ everyMs: 5_000 })
export class SendRefunds implements DueWork {
  constructor(
    private readonly refunds: Refunds,
    private readonly refundPayment: RefundPayment,
    private readonly log: Log,
  ) {}

  async run(now: Date, signal: AbortSignal): Promise<number> {
    const due = await this.refunds.claimDue(now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const { refund, paymentRef } of due) {
      if (signal.aborted) break;
      try {
        await this.refundPayment.send(refund, paymentRef);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        this.log.error({ err: error, refundId: refund.id }, 'a refund could not be sent');
      }
    }
    return due.length;
  }
}
