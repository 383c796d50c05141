import { Injectable } from '@nestjs/common';
import { execute, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { type ForgottenCustomer, ForgottenCustomers } from '../application/ports/forgotten-customers.js';
import type { Means } from '../domain/payment.js';

@Injectable()
export class PostgresForgottenCustomers extends ForgottenCustomers {
  constructor(private readonly storage: Storage) {
    super();
  }

  claimDue(provider: Means['provider'], now: Date, leaseUntil: Date, limit: number): Promise<ForgottenCustomer[]> {
    return rowsOf<ForgottenCustomer>(
      this.storage.manager,
      sql`update forgotten_customer set next_try_at = ${leaseUntil} where (provider, customer) in (
            select provider, customer from forgotten_customer where provider = ${provider} and next_try_at <= ${now}
            order by next_try_at, customer limit ${limit} for update skip locked
          ) returning provider, customer, tries`,
    );
  }

  async forgotten({ provider, customer }: ForgottenCustomer): Promise<void> {
    await execute(
      this.storage.manager,
      sql`delete from forgotten_customer where provider = ${provider} and customer = ${customer}`,
    );
  }

  async retryAt({ provider, customer }: ForgottenCustomer, at: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update forgotten_customer set next_try_at = ${at}, tries = tries + 1
          where provider = ${provider} and customer = ${customer}`,
    );
  }
}
