import { Module } from '@nestjs/common';
import { Figures } from './application/ports/figures.js';
import { FiguresResolver } from './graphql/figures.resolver.js';
import { PostgresFigures } from './persistence/postgres-figures.js';
import { SETTINGS } from '@setpoint/service-kit';
import { FileStore, openStore } from '@setpoint/uploads';
import { ClearUploads } from '@setpoint/uploads/service';
import { AwaitMobile } from './application/await-mobile.js';
import { ChangeRegistration } from './application/change-registration.js';
import { LeaveTournaments } from './application/leave-tournaments.js';
import { CurrentEntries } from './application/ports/current-entries.js';
import { PostgresCurrentEntries } from './persistence/postgres-current-entries.js';
import { CheckRegistration } from './application/check-registration.js';
import { EnterQualified } from './application/enter-qualified.js';
import { InviteCodes } from './application/invite-codes.js';
import { KeepDeadlines } from './application/keep-deadlines.js';
import { PartnerCandidates } from './application/partner-candidates.js';
import { Books } from './application/ports/books.js';
import { History } from './application/ports/history.js';
import { Photos } from './application/ports/photos.js';
import { TeamSeekers } from './application/ports/team-seekers.js';
import { Register } from './application/register.js';
import { SaveDraft } from './application/save-draft.js';
import { SeekTeam } from './application/seek-team.js';
import { SuggestTournaments } from './application/suggest-tournaments.js';
import { SupportPhotos } from './application/support-photos.js';
import { InviteToSlam } from './application/invite-to-slam.js';
import { SupportTournaments } from './application/support-tournaments.js';
import { OnAccountAccessChanged } from './events/on-account-access-changed.js';
import { OnAvailabilityChanged } from './events/on-availability-changed.js';
import { OnFavouriteChanged } from './events/on-favourite-changed.js';
import { OnFollowChanged } from './events/on-follow-changed.js';
import { OnLevelsChanged } from './events/on-levels-changed.js';
import { OnOrderClosed } from './events/on-order-closed.js';
import { OnOrderReversed } from './events/on-order-reversed.js';
import { OnOrderPaid } from './events/on-order-paid.js';
import { OnPaymentAccessChanged } from './events/on-payment-access-changed.js';
import { OnPhoneChanged } from './events/on-phone-changed.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { OnResultConfirmed } from './events/on-result-confirmed.js';
import { OnTournamentCompleted } from './events/on-tournament-completed.js';
import { RegistrationCommandsResolver } from './graphql/registration-commands.resolver.js';
import { RegistrationResolver } from './graphql/registration.resolver.js';
import { SupportPhotosResolver } from './graphql/support-photos.resolver.js';
import { SupportTournamentsResolver } from './graphql/support-tournaments.resolver.js';
import { TournamentActionResolver } from './graphql/tournament-action.resolver.js';
import { TournamentQueriesResolver } from './graphql/tournament-queries.resolver.js';
import { TournamentResolver } from './graphql/tournament.resolver.js';
import { PostgresBooks } from './persistence/postgres-books.js';
import { PostgresHistory } from './persistence/postgres-history.js';
import { PostgresPhotos } from './persistence/postgres-photos.js';
import { PostgresTeamSeekers } from './persistence/postgres-team-seekers.js';
import { PlayModule } from './play.module.js';
import { ReadsModule } from './reads.module.js';
import { KeepTournamentDeadlines } from './timers/keep-tournament-deadlines.js';

/** Tournaments and who is entered in them. */
@Module({
  imports: [PlayModule, ReadsModule],
  providers: [
    FiguresResolver,
    { provide: Figures, useClass: PostgresFigures },
    ...[Register, CheckRegistration, ChangeRegistration, EnterQualified, KeepDeadlines, InviteCodes],
    ...[PartnerCandidates, SaveDraft, SeekTeam, SuggestTournaments, SupportPhotos, SupportTournaments, InviteToSlam],
    ...[AwaitMobile, LeaveTournaments],
    { provide: CurrentEntries, useClass: PostgresCurrentEntries },
    ...[OnProfileChanged, OnLevelsChanged, OnAvailabilityChanged, OnPhoneChanged, OnPaymentAccessChanged],
    ...[OnAccountAccessChanged, OnFollowChanged, OnFavouriteChanged, OnResultConfirmed],
    ...[OnOrderPaid, OnOrderReversed, OnOrderClosed, OnTournamentCompleted],
    ...[RegistrationCommandsResolver, RegistrationResolver, SupportPhotosResolver, SupportTournamentsResolver],
    ...[TournamentActionResolver, TournamentQueriesResolver, TournamentResolver],
    ...[ClearUploads, KeepTournamentDeadlines],
    { provide: Books, useClass: PostgresBooks },
    { provide: History, useClass: PostgresHistory },
    { provide: Photos, useClass: PostgresPhotos },
    { provide: FileStore, useFactory: openStore, inject: [SETTINGS] },
    { provide: TeamSeekers, useClass: PostgresTeamSeekers },
  ],
})
export class RegistrationsModule {}
