import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { type ForgottenCustomer, ForgottenCustomers } from './ports/forgotten-customers.js';
import { PaymentProvider, ProviderAway } from './ports/payment-provider.js';

const MINUTE_MS = 60_000;
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/** Tells the provider to forget the customer of a deleted account, with the payment methods saved there. Repeated until it has. */
@Injectable()
export class ForgetCustomer {
  constructor(
    private readonly customers: ForgottenCustomers,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  async execute(customer: ForgottenCustomer): Promise<void> {
    try {
      await this.provider.forgetCustomer(customer.customer);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      const pause = PAUSES_MS[Math.min(customer.tries, PAUSES_MS.length - 1)]!;
      return this.customers.retryAt(customer, new Date(this.clock.now().getTime() + pause));
    }
    await this.customers.forgotten(customer);
  }
}
