import { Module } from '@nestjs/common';
import { AdvanceOrder } from './application/advance-order.js';
import { CloseDue } from './application/close-due.js';
import { FollowPayment } from './application/follow-payment.js';
import { HearProvider } from './application/hear-provider.js';
import { OpenDue } from './application/open-due.js';
import { BarredPayers } from './application/ports/barred-payers.js';
import { Credits } from './application/ports/credits.js';
import { Orders } from './application/ports/orders.js';
import { PaymentProvider } from './application/ports/payment-provider.js';
import { FullPrice, PriceReductions } from './application/ports/price-reductions.js';
import { Refunds } from './application/ports/refunds.js';
import { ProviderEvents } from './application/ports/provider-events.js';
import { QuotePrice } from './application/quote-price.js';
import { RefundPayment } from './application/refund-payment.js';
import { SetPaymentAccess } from './application/set-payment-access.js';
import { StartPayment } from './application/start-payment.js';
import { DueResolver } from './graphql/due.resolver.js';
import { PaymentResolver } from './graphql/payment.resolver.js';
import { SandboxResolver } from './graphql/sandbox.resolver.js';
import { ChooseProvider } from './payments/choose-provider.js';
import { SandboxEvents } from './payments/sandbox/sandbox-events.js';
import { SandboxPayer } from './payments/sandbox/sandbox-payer.js';
import { SandboxProvider } from './payments/sandbox/sandbox-provider.js';
import { PostgresBarredPayers } from './persistence/postgres-barred-payers.js';
import { PostgresCredits } from './persistence/postgres-credits.js';
import { PostgresOrders } from './persistence/postgres-orders.js';
import { PostgresRefunds } from './persistence/postgres-refunds.js';
import { PostgresProviderEvents } from './persistence/postgres-provider-events.js';
import { CloseOverdueDues } from './timers/close-overdue-dues.js';
import { DeliverSandboxEvents } from './timers/deliver-sandbox-events.js';
import { LookAtPayments } from './timers/look-at-payments.js';
import { SendRefunds } from './timers/send-refunds.js';
import { ReadProviderEvents } from './timers/read-provider-events.js';

/** What is to be paid, and how it is: dues, payments and the provider that charges. */
@Module({
  providers: [
    ...[OpenDue, CloseDue, StartPayment, FollowPayment, HearProvider, AdvanceOrder],
    ...[QuotePrice, SetPaymentAccess, RefundPayment],
    ...[DueResolver, PaymentResolver, SandboxResolver],
    ...[LookAtPayments, CloseOverdueDues, ReadProviderEvents, DeliverSandboxEvents, SendRefunds],
    ...[SandboxEvents, SandboxPayer, SandboxProvider, ChooseProvider],
    { provide: BarredPayers, useClass: PostgresBarredPayers },
    { provide: Credits, useClass: PostgresCredits },
    { provide: Orders, useClass: PostgresOrders },
    { provide: Refunds, useClass: PostgresRefunds },
    { provide: ProviderEvents, useClass: PostgresProviderEvents },
    { provide: PriceReductions, useClass: FullPrice },
    { provide: PaymentProvider, useFactory: (choice: ChooseProvider) => choice.chosen(), inject: [ChooseProvider] },
  ],
  exports: [Credits],
})
export class PaymentsModule {}
