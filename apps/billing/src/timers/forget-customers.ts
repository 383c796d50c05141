import { Injectable } from '@nestjs/common';
import { type DueWork, isUnavailable, Log, Timer } from '@setpoint/service-kit';
import { ForgetCustomer } from '../application/forget-customer.js';
import { ForgottenCustomers } from '../application/ports/forgotten-customers.js';
import { PaymentProvider } from '../application/ports/payment-provider.js';

const BATCH = 20;
/** Also the delay after an error of our own. */
const LEASE_MS = 10 * 60_000;

/** Lets the provider forget customers of deleted accounts. */
@Injectable()
@Timer({ everyMs: 10_000 })
export class ForgetCustomers implements DueWork {
  constructor(
    private readonly customers: ForgottenCustomers,
    private readonly provider: PaymentProvider,
    private readonly forget: ForgetCustomer,
    private readonly log: Log,
  ) {}

  async run(now: Date, signal: AbortSignal): Promise<number> {
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const due = await this.customers.claimDue(this.provider.name, now, leaseUntil, BATCH);
    for (const customer of due) {
      if (signal.aborted) break;
      try {
        await this.forget.execute(customer);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        this.log.error({ err: error, customer: customer.customer }, 'the provider could not forget a customer');
      }
    }
    return due.length;
  }
}
