import { Module } from '@nestjs/common';
import { CreditResolver } from './graphql/credit.resolver.js';
import { PaymentsModule } from './payments.module.js';

@Module({ imports: [PaymentsModule], providers: [CreditResolver] })
export class BillingModule {}
