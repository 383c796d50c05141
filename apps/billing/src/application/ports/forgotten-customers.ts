import type { Means } from '../../domain/payment.js';

export interface ForgottenCustomer {
  readonly provider: Means['provider'];
  /** The provider's id. */
  readonly customer: string;
  readonly tries: number;
}

/** Customers of deleted accounts, kept until the provider has forgotten them. */
export abstract class ForgottenCustomers {
  /** Claims those to be forgotten, until `leaseUntil`. */
  abstract claimDue(
    provider: Means['provider'],
    now: Date,
    leaseUntil: Date,
    limit: number,
  ): Promise<ForgottenCustomer[]>;
  abstract forgotten(customer: ForgottenCustomer): Promise<void>;
  abstract retryAt(customer: ForgottenCustomer, at: Date): Promise<void>;
}
