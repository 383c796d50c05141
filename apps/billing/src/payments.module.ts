import { Module } from '@nestjs/common';
import { AdvanceOrder } from './application/advance-order.js';
import { CloseDue } from './application/close-due.js';
import { FollowPayment } from './application/follow-payment.js';
import { HearProvider } from './application/hear-provider.js';
import { OpenDue } from './application/open-due.js';
import { Orders } from './application/ports/orders.js';
import { PaymentProvider } from './application/ports/payment-provider.js';
import { FullPrice, PriceReductions } from './application/ports/price-reductions.js';
import { ProviderEvents } from './application/ports/provider-events.js';
import { StartPayment } from './application/start-payment.js';
import { SandboxEvents } from './payments/sandbox/sandbox-events.js';
import { SandboxPayer } from './payments/sandbox/sandbox-payer.js';
import { SandboxProvider } from './payments/sandbox/sandbox-provider.js';
import { PostgresOrders } from './persistence/postgres-orders.js';
import { PostgresProviderEvents } from './persistence/postgres-provider-events.js';
import { CloseOverdueDues } from './timers/close-overdue-dues.js';
import { DeliverSandboxEvents } from './timers/deliver-sandbox-events.js';
import { LookAtPayments } from './timers/look-at-payments.js';
import { ReadProviderEvents } from './timers/read-provider-events.js';

/** What is to be paid, and how it is: dues, payments and the provider that charges. */
@Module({
  providers: [
    ...[OpenDue, CloseDue, StartPayment, FollowPayment, HearProvider, AdvanceOrder],
    ...[LookAtPayments, CloseOverdueDues, ReadProviderEvents, DeliverSandboxEvents],
    ...[SandboxEvents, SandboxPayer],
    { provide: Orders, useClass: PostgresOrders },
    { provide: ProviderEvents, useClass: PostgresProviderEvents },
    { provide: PriceReductions, useClass: FullPrice },
    { provide: PaymentProvider, useClass: SandboxProvider },
  ],
})
export class PaymentsModule {}
