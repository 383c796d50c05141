/** What resolvers hold for the types of the schema: `npm run codegen` reads the names. */
export type { KeptBillingData as BillingData } from '../domain/billing-data.js';
export type { Due } from '../domain/due.js';
export type { Money } from '../domain/money.js';
