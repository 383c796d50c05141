import { Module } from '@nestjs/common';
import { Figures } from './application/ports/figures.js';
import { FiguresResolver } from './graphql/figures.resolver.js';
import { PostgresFigures } from './persistence/postgres-figures.js';
import { AdvanceOrder } from './application/advance-order.js';
import { CloseDue } from './application/close-due.js';
import { CouponTries } from './application/coupon-tries.js';
import { ForgetCustomer } from './application/forget-customer.js';
import { FollowDispute } from './application/follow-dispute.js';
import { FollowPayment } from './application/follow-payment.js';
import { HandleDispute } from './application/handle-dispute.js';
import { HearProvider } from './application/hear-provider.js';
import { OpenDue } from './application/open-due.js';
import { PaymentLimits } from './application/payment-limits.js';
import { BarredPayers } from './application/ports/barred-payers.js';
import { Credits } from './application/ports/credits.js';
import { Disputes } from './application/ports/disputes.js';
import { ForgottenCustomers } from './application/ports/forgotten-customers.js';
import { Orders } from './application/ports/orders.js';
import { PaymentProvider } from './application/ports/payment-provider.js';
import { PaymentIncidents } from './application/ports/payment-incidents.js';
import { PriceReductions } from './application/ports/price-reductions.js';
import { Refunds } from './application/ports/refunds.js';
import { SavedMeans } from './application/ports/saved-means.js';
import { ProviderEvents } from './application/ports/provider-events.js';
import { ReleasedPlaces } from './application/ports/released-places.js';
import { QuotePrice } from './application/quote-price.js';
import { RefundPayment } from './application/refund-payment.js';
import { ResolvePaymentIncident } from './application/resolve-payment-incident.js';
import { SaveMeans } from './application/save-means.js';
import { SetPaymentAccess } from './application/set-payment-access.js';
import { SettleRelease } from './application/settle-release.js';
import { SupportPayments } from './application/ports/support-payments.js';
import { SupportRefund } from './application/support-refund.js';
import { StartPayment } from './application/start-payment.js';
import { OnRegistrationExpired } from './events/on-registration-expired.js';
import { OnMobileAwaited } from './events/on-mobile-awaited.js';
import { OnRegistrationHeld } from './events/on-registration-held.js';
import { OnRegistrationReleased } from './events/on-registration-released.js';
import { DueResolver } from './graphql/due.resolver.js';
import { PaymentCareResolver } from './graphql/payment-care.resolver.js';
import { PaymentResolver } from './graphql/payment.resolver.js';
import { SandboxResolver } from './graphql/sandbox.resolver.js';
import { SavedMeansResolver } from './graphql/saved-means.resolver.js';
import { SupportPaymentsResolver } from './graphql/support-payments.resolver.js';
import { ChooseProvider } from './payments/choose-provider.js';
import { SandboxCharging } from './persistence/sandbox/sandbox-charging.js';
import { SandboxEvents } from './persistence/sandbox/sandbox-events.js';
import { PostgresSandboxPayer } from './persistence/sandbox/sandbox-payer.js';
import { SandboxCalls, SandboxPayer } from './application/ports/sandbox.js';
import { SandboxProvider } from './persistence/sandbox/sandbox-provider.js';
import { DocumentTerms } from './persistence/document-terms.js';
import { PostgresBarredPayers } from './persistence/postgres-barred-payers.js';
import { PostgresCredits } from './persistence/postgres-credits.js';
import { PostgresDisputes } from './persistence/postgres-disputes.js';
import { PostgresForgottenCustomers } from './persistence/postgres-forgotten-customers.js';
import { PostgresOrders } from './persistence/postgres-orders.js';
import { PostgresPaymentIncidents } from './persistence/postgres-payment-incidents.js';
import { PostgresPriceReductions } from './persistence/postgres-price-reductions.js';
import { PostgresSupportPayments } from './persistence/postgres-support-payments.js';
import { PaymentAccessSnapshot } from './persistence/snapshots/payment-access-snapshot.js';
import { PostgresReleasedPlaces } from './persistence/postgres-released-places.js';
import { PostgresRefunds } from './persistence/postgres-refunds.js';
import { PostgresSavedMeans } from './persistence/postgres-saved-means.js';
import { PostgresProviderEvents } from './persistence/postgres-provider-events.js';
import { CloseOverdueDues } from './timers/close-overdue-dues.js';
import { DeliverSandboxEvents } from './timers/deliver-sandbox-events.js';
import { ForgetCustomers } from './timers/forget-customers.js';
import { LookAtDisputes } from './timers/look-at-disputes.js';
import { RecoverOwed } from './timers/recover-owed.js';
import { LookAtPayments } from './timers/look-at-payments.js';
import { SendRefunds } from './timers/send-refunds.js';
import { SettleReleases } from './timers/settle-releases.js';
import { ReadProviderEvents } from './timers/read-provider-events.js';

/** Dues, payments and the payment provider. */
@Module({
  providers: [
    ...[OpenDue, CloseDue, StartPayment, FollowPayment, HearProvider, AdvanceOrder],
    ...[SupportRefund, SupportPaymentsResolver, PaymentAccessSnapshot],
    ...[
      OnRegistrationHeld,
      OnMobileAwaited,
      OnRegistrationExpired,
      OnRegistrationReleased,
      SettleRelease,
      SettleReleases,
    ],
    ...[CouponTries, PaymentLimits, QuotePrice, SetPaymentAccess, RefundPayment, SaveMeans, FollowDispute],
    ...[HandleDispute, ResolvePaymentIncident, PaymentCareResolver, ForgetCustomer, ForgetCustomers],
    ...[DueResolver, PaymentResolver, SandboxResolver, SavedMeansResolver, FiguresResolver],
    { provide: Figures, useClass: PostgresFigures },
    ...[
      LookAtPayments,
      CloseOverdueDues,
      ReadProviderEvents,
      DeliverSandboxEvents,
      SendRefunds,
      LookAtDisputes,
      RecoverOwed,
    ],
    ...[SandboxEvents, SandboxCharging, SandboxProvider, ChooseProvider],
    { provide: BarredPayers, useClass: PostgresBarredPayers },
    { provide: Disputes, useClass: PostgresDisputes },
    { provide: PaymentIncidents, useClass: PostgresPaymentIncidents },
    { provide: SavedMeans, useClass: PostgresSavedMeans },
    { provide: ForgottenCustomers, useClass: PostgresForgottenCustomers },
    { provide: Credits, useClass: PostgresCredits },
    ...[DocumentTerms, PostgresOrders, PostgresReleasedPlaces],
    { provide: Orders, useExisting: PostgresOrders },
    { provide: SupportPayments, useClass: PostgresSupportPayments },
    { provide: ReleasedPlaces, useExisting: PostgresReleasedPlaces },
    { provide: SandboxPayer, useClass: PostgresSandboxPayer },
    { provide: SandboxCalls, useExisting: SandboxEvents },
    { provide: Refunds, useClass: PostgresRefunds },
    { provide: ProviderEvents, useClass: PostgresProviderEvents },
    { provide: PriceReductions, useClass: PostgresPriceReductions },
    { provide: PaymentProvider, useFactory: (choice: ChooseProvider) => choice.chosen(), inject: [ChooseProvider] },
  ],
  exports: [
    ...[OpenDue, CloseDue, StartPayment, AdvanceOrder, QuotePrice, RefundPayment, SaveMeans],
    ...[Orders, PaymentProvider, PaymentIncidents, Credits, PriceReductions],
  ],
})
export class PaymentsModule {}
