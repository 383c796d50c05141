import { Module } from '@nestjs/common';
import { DocumentsModule } from './documents.module.js';
import { CreditResolver } from './graphql/credit.resolver.js';
import { PaymentsModule } from './payments.module.js';

@Module({ imports: [DocumentsModule, PaymentsModule], providers: [CreditResolver] })
export class BillingModule {}
