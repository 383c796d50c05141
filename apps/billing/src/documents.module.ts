import { Module } from '@nestjs/common';
import { BillingDataOfPlayers } from './application/ports/billing-data-of-players.js';
import { Documents } from './application/ports/documents.js';
import { BillingDataResolver } from './graphql/billing-data.resolver.js';
import { DocumentsResolver } from './graphql/documents.resolver.js';
import { PostgresBillingData } from './persistence/postgres-billing-data.js';
import { PostgresDocuments } from './persistence/postgres-documents.js';

/** Billing data and documents. */
@Module({
  providers: [
    BillingDataResolver,
    DocumentsResolver,
    { provide: BillingDataOfPlayers, useClass: PostgresBillingData },
    { provide: Documents, useClass: PostgresDocuments },
  ],
})
export class DocumentsModule {}
