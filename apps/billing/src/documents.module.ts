import { Module } from '@nestjs/common';
import { BillingDataOfPlayers } from './application/ports/billing-data-of-players.js';
import { BillingDataResolver } from './graphql/billing-data.resolver.js';
import { PostgresBillingData } from './persistence/postgres-billing-data.js';

/** Billing data and documents. */
@Module({
  providers: [BillingDataResolver, { provide: BillingDataOfPlayers, useClass: PostgresBillingData }],
})
export class DocumentsModule {}
