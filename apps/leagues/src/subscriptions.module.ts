import { Module } from '@nestjs/common';
import { AnswerCharge } from './application/answer-charge.js';
import { CreateLeague } from './application/create-league.js';
import { ExchangePhases } from './application/exchange-phases.js';
import { ExcludeMember } from './application/exclude-member.js';
import { LeaveLeagues } from './application/leave-leagues.js';
import { CurrentSubscriptions } from './application/ports/current-subscriptions.js';
import { AnswerTeam } from './application/answer-team.js';
import { ManageSubscription } from './application/manage-subscription.js';
import { PassPhases } from './application/pass-phases.js';
import { PassSubscriptions } from './application/pass-subscriptions.js';
import { DueLeagues, LeagueBooks } from './application/ports/league-books.js';
import { PhaseRecords } from './application/ports/phase-records.js';
import { RunLeague } from './application/run-league.js';
import { LeagueReads } from './application/ports/league-reads.js';
import { Drafts } from './application/ports/drafts.js';
import { SubscribeToLeague } from './application/subscribe-to-league.js';
import { OnAbsenceChanged } from './events/on-absence-changed.js';
import { OnAccountAccessChanged } from './events/on-account-access-changed.js';
import { OnAvailabilityChanged } from './events/on-availability-changed.js';
import { OnChargeFailed } from './events/on-charge-failed.js';
import { OnFollowChanged } from './events/on-follow-changed.js';
import { OnLevelsChanged } from './events/on-levels-changed.js';
import { OnOrderClosed } from './events/on-order-closed.js';
import { OnOrderReversed } from './events/on-order-reversed.js';
import { OnOrderPaid } from './events/on-order-paid.js';
import { OnPaymentAccessChanged } from './events/on-payment-access-changed.js';
import { OnPaymentMeansSaved } from './events/on-payment-means-saved.js';
import { OnPhoneChanged } from './events/on-phone-changed.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { OnPublicResult } from './events/on-public-result.js';
import { LeagueActionResolver } from './graphql/league-action.resolver.js';
import { LeaguePhaseResolver } from './graphql/league-phase.resolver.js';
import { LeagueQueriesResolver } from './graphql/league-queries.resolver.js';
import { LeagueResolver } from './graphql/league.resolver.js';
import { LeagueTermsResolver } from './graphql/league-terms.resolver.js';
import { PhaseRecordsResolver } from './graphql/phase-records.resolver.js';
import { ReadLeagues } from './graphql/read-leagues.js';
import { SubscriptionCommandsResolver } from './graphql/subscription-commands.resolver.js';
import { SubscriptionResolver } from './graphql/subscription.resolver.js';
import { SupportLeaguesResolver } from './graphql/support-leagues.resolver.js';
import { PostgresCurrentSubscriptions } from './persistence/postgres-current-subscriptions.js';
import { PostgresDrafts } from './persistence/postgres-drafts.js';
import { PostgresDueLeagues } from './persistence/postgres-due-leagues.js';
import { PostgresLeagueReads } from './persistence/postgres-league-reads.js';
import { PostgresPhaseRecords } from './persistence/postgres-phase-records.js';
import { PostgresLeagueBooks } from './persistence/postgres-league-books.js';
import { PhasePlayModule } from './phase-play.module.js';
import { CollectCharges } from './timers/collect-charges.js';
import { MovePhases } from './timers/move-phases.js';

/** Leagues, their phases, who subscribes, and what is charged for it. */
@Module({
  imports: [PhasePlayModule],
  providers: [
    ...[
      ExcludeMember,
      ExchangePhases,
      LeaveLeagues,
      CreateLeague,
      RunLeague,
      SubscribeToLeague,
      ManageSubscription,
      AnswerTeam,
      AnswerCharge,
      PassPhases,
      PassSubscriptions,
    ],
    ...[OnOrderPaid, OnOrderReversed, OnOrderClosed, OnChargeFailed, OnPaymentMeansSaved, OnPaymentAccessChanged],
    ...[OnProfileChanged, OnLevelsChanged, OnAbsenceChanged, OnAvailabilityChanged, OnFollowChanged],
    ...[OnPhoneChanged, OnAccountAccessChanged, OnPublicResult],
    ...[ReadLeagues, LeagueQueriesResolver, LeagueResolver, LeaguePhaseResolver, LeagueTermsResolver],
    ...[LeagueActionResolver, SubscriptionResolver, SubscriptionCommandsResolver, SupportLeaguesResolver],
    PhaseRecordsResolver,
    ...[MovePhases, CollectCharges],
    { provide: CurrentSubscriptions, useClass: PostgresCurrentSubscriptions },
    { provide: LeagueBooks, useClass: PostgresLeagueBooks },
    { provide: LeagueReads, useClass: PostgresLeagueReads },
    { provide: PhaseRecords, useClass: PostgresPhaseRecords },
    { provide: Drafts, useClass: PostgresDrafts },
    { provide: DueLeagues, useClass: PostgresDueLeagues },
  ],
  exports: [ReadLeagues],
})
export class SubscriptionsModule {}
