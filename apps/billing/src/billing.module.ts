import { Module } from '@nestjs/common';
import { ChargesModule } from './charges.module.js';
import { DocumentsModule } from './documents.module.js';
import { CreditResolver } from './graphql/credit.resolver.js';
import { PaymentsModule } from './payments.module.js';
import { PointsModule } from './points.module.js';

@Module({ imports: [ChargesModule, DocumentsModule, PaymentsModule, PointsModule], providers: [CreditResolver] })
export class BillingModule {}
