import { Module } from '@nestjs/common';
import { Credits } from './application/ports/credits.js';
import { CreditResolver } from './graphql/credit.resolver.js';
import { PostgresCredits } from './persistence/postgres-credits.js';
import { PointsModule } from './points.module.js';

@Module({
  imports: [PointsModule],
  providers: [CreditResolver, { provide: Credits, useClass: PostgresCredits }],
})
export class BillingModule {}
