import { Module } from '@nestjs/common';
import { Credits } from './application/ports/credits.js';
import { CreditResolver } from './graphql/credit.resolver.js';
import { PaymentsModule } from './payments.module.js';
import { PostgresCredits } from './persistence/postgres-credits.js';

@Module({
  imports: [PaymentsModule],
  providers: [CreditResolver, { provide: Credits, useClass: PostgresCredits }],
})
export class BillingModule {}
