import { Module } from '@nestjs/common';
import { CreditResolver } from './graphql/credit.resolver.js';
import { PaymentsModule } from './payments.module.js';
import { PointsModule } from './points.module.js';

@Module({ imports: [PaymentsModule, PointsModule], providers: [CreditResolver] })
export class BillingModule {}
