import { Module } from '@nestjs/common';
import { Credits } from './application/ports/credits.js';
import { DocumentsModule } from './documents.module.js';
import { CreditResolver } from './graphql/credit.resolver.js';
import { PostgresCredits } from './persistence/postgres-credits.js';

@Module({
  imports: [DocumentsModule],
  providers: [CreditResolver, { provide: Credits, useClass: PostgresCredits }],
})
export class BillingModule {}
