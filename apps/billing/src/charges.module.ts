import { Module } from '@nestjs/common';
import { ChargeSubscription } from './application/charge-subscription.js';
import { ProviderAccounts } from './application/ports/provider-accounts.js';
import { SubscriptionCharges } from './application/ports/subscription-charges.js';
import { ReconcileProvider } from './application/reconcile-provider.js';
import { OnChargeDue } from './events/on-charge-due.js';
import { OnChargeLookRequested } from './events/on-charge-look-requested.js';
import { OnChargeRefunded } from './events/on-charge-refunded.js';
import { OnChargeWithdrawn } from './events/on-charge-withdrawn.js';
import { PaymentsModule } from './payments.module.js';
import { PostgresProviderAccounts } from './persistence/postgres-provider-accounts.js';
import { PostgresSubscriptionCharges } from './persistence/postgres-subscription-charges.js';
import { ChargeSubscriptions } from './timers/charge-subscriptions.js';
import { ReconcileNightly } from './timers/reconcile-nightly.js';

/** Off-session charges and reconciliation with the provider. */
@Module({
  imports: [PaymentsModule],
  providers: [
    ...[ChargeSubscription, ChargeSubscriptions, ReconcileProvider, ReconcileNightly],
    ...[OnChargeDue, OnChargeLookRequested, OnChargeRefunded, OnChargeWithdrawn],
    { provide: SubscriptionCharges, useClass: PostgresSubscriptionCharges },
    { provide: ProviderAccounts, useClass: PostgresProviderAccounts },
  ],
})
export class ChargesModule {}
