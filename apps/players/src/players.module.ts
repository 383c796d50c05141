import { Module } from '@nestjs/common';
import { SETTINGS } from '@setpoint/service-kit';
import { FileStore, openStore } from '@setpoint/uploads';
import { ClearUploads } from '@setpoint/uploads/service';
import { RatedMatchResolver } from './graphql/rated-match.resolver.js';
import { LevelParameters } from './application/ports/level-parameters.js';
import { Refits } from './application/ports/refits.js';
import { Fitting } from './application/ports/fitting.js';
import { RefitLevels } from './application/refit-levels.js';
import { RefitProcess } from './fitting/refit-process.js';
import { PostgresLevelParameters } from './persistence/postgres-level-parameters.js';
import { PostgresRefits } from './persistence/postgres-refits.js';
import { ChangeAvatar } from './application/change-avatar.js';
import { ChangeOwnProfile } from './application/change-own-profile.js';
import { FindPlayers } from './application/find-players.js';
import { FollowByInvitation } from './application/follow-by-invitation.js';
import { KnownStandings } from './application/known-standings.js';
import { OwnProfile } from './application/own-profile.js';
import { Avatars } from './application/ports/avatars.js';
import { Comparisons } from './application/ports/comparisons.js';
import { PredictionRecord } from './application/ports/calibration.js';
import { ComingMatches } from './application/ports/coming-matches.js';
import { Evaluations } from './application/ports/evaluations.js';
import { FairPlay } from './application/ports/fair-play.js';
import { Geocoder } from './application/ports/geocoder.js';
import { PlayerSearch } from './application/ports/player-search.js';
import { LateResults } from './application/ports/late-results.js';
import { LevelUps } from './application/ports/level-ups.js';
import { Levels } from './application/ports/levels.js';
import { Players } from './application/ports/players.js';
import { PlayerStatistics } from './application/ports/player-statistics.js';
import { ProfileReads } from './application/ports/profile-reads.js';
import { Rankings } from './application/ports/rankings.js';
import { RelationLists } from './application/ports/relation-lists.js';
import { Relations } from './application/ports/relations.js';
import { RefreshRankings } from './application/refresh-rankings.js';
import { LeaveAsFormerPlayer } from './application/leave-as-former-player.js';
import { PreviewMatch } from './application/preview-match.js';
import { ReviewFairPlay } from './application/review-fair-play.js';
import { RelateToPlayer } from './application/relate-to-player.js';
import { SimulateMatch } from './application/simulate-match.js';
import { WatchFairPlay } from './application/watch-fair-play.js';
import { OnAccountRegistered } from './events/on-account-registered.js';
import { OnAccountVerified } from './events/on-account-verified.js';
import { OnComingMatchChanged } from './events/on-coming-match-changed.js';
import { OnCourtChanged } from './events/on-court-changed.js';
import { OnEvaluationGiven } from './events/on-evaluation-given.js';
import { OnMatchOver } from './events/on-match-over.js';
import { OnMatchReady } from './events/on-match-ready.js';
import { OnResultConfirmed } from './events/on-result-confirmed.js';
import { OnResultConfirmedWatched } from './events/on-result-confirmed-watched.js';
import { OnSignedIn } from './events/on-signed-in.js';
import { OnTournamentCompleted } from './events/on-tournament-completed.js';
import { OnTournamentGuestNamed } from './events/on-tournament-guest-named.js';
import { OfflineGeocoder } from './geocoding/offline-geocoder.js';
import { AvatarResolver } from './graphql/avatar.resolver.js';
import { ComparisonResolver } from './graphql/comparison.resolver.js';
import { CalibrationResolver } from './graphql/calibration.resolver.js';
import { FairPlayResolver } from './graphql/fair-play.resolver.js';
import { ForecastsResolver } from './graphql/forecasts.resolver.js';
import { LevelUpsResolver } from './graphql/level-ups.resolver.js';
import { PlacesResolver } from './graphql/places.resolver.js';
import { PlayerStatisticsResolver } from './graphql/player-statistics.resolver.js';
import { PlayerLevelResolver } from './graphql/player-level.resolver.js';
import { PlayersResolver } from './graphql/players.resolver.js';
import { ProfileResolver } from './graphql/profile.resolver.js';
import { RankingsResolver } from './graphql/rankings.resolver.js';
import { RelationsResolver } from './graphql/relations.resolver.js';
import { UserLevelsResolver } from './graphql/user-levels.resolver.js';
import { UserResolver } from './graphql/user.resolver.js';
import { PostgresAvatars } from './persistence/postgres-avatars.js';
import { PostgresComparisons } from './persistence/postgres-comparisons.js';
import { PostgresComingMatches } from './persistence/postgres-coming-matches.js';
import { PostgresEvaluations } from './persistence/postgres-evaluations.js';
import { PostgresFairPlay } from './persistence/postgres-fair-play.js';
import { PostgresLateResults } from './persistence/postgres-late-results.js';
import { PostgresLevelUps } from './persistence/postgres-level-ups.js';
import { PostgresLevels } from './persistence/postgres-levels.js';
import { PostgresPlayerSearch } from './persistence/postgres-player-search.js';
import { PostgresPlayerStatistics } from './persistence/postgres-player-statistics.js';
import { PostgresPlayers } from './persistence/postgres-players.js';
import { PostgresPredictionRecord } from './persistence/postgres-prediction-record.js';
import { PostgresProfileReads } from './persistence/postgres-profile-reads.js';
import { PostgresRankings } from './persistence/postgres-rankings.js';
import { PostgresRelationLists } from './persistence/postgres-relation-lists.js';
import { PostgresRelations } from './persistence/postgres-relations.js';
import { ProfileSnapshot } from './persistence/snapshots/profile-snapshot.js';
import { BlockSnapshot, FollowSnapshot } from './persistence/snapshots/relation-snapshots.js';
import { RefitLevelsMonthly } from './timers/refit-levels-monthly.js';
import { ReplayLateResults } from './timers/replay-late-results.js';
import { RefreshRankingsNightly } from './timers/refresh-rankings-nightly.js';
import { WatchFairPlayNightly } from './timers/watch-fair-play-nightly.js';

const useCases = [
  ChangeAvatar,
  ChangeOwnProfile,
  FindPlayers,
  FollowByInvitation,
  KnownStandings,
  OwnProfile,
  PreviewMatch,
  RefitLevels,
  RefreshRankings,
  RelateToPlayer,
  ReviewFairPlay,
  SimulateMatch,
  WatchFairPlay,
];
const resolvers = [
  AvatarResolver,
  CalibrationResolver,
  ComparisonResolver,
  FairPlayResolver,
  ForecastsResolver,
  LevelUpsResolver,
  PlacesResolver,
  PlayerLevelResolver,
  PlayersResolver,
  PlayerStatisticsResolver,
  ProfileResolver,
  RankingsResolver,
  RatedMatchResolver,
  RelationsResolver,
  UserLevelsResolver,
  UserResolver,
];
const snapshots = [ProfileSnapshot, FollowSnapshot, BlockSnapshot];
const handlers = [
  OnAccountRegistered,
  OnAccountVerified,
  OnComingMatchChanged,
  OnCourtChanged,
  OnEvaluationGiven,
  OnMatchOver,
  OnMatchReady,
  OnResultConfirmed,
  OnResultConfirmedWatched,
  OnSignedIn,
  OnTournamentCompleted,
  OnTournamentGuestNamed,
];
const timers = [ClearUploads, RefitLevelsMonthly, ReplayLateResults, RefreshRankingsNightly, WatchFairPlayNightly];

@Module({
  providers: [
    ...useCases,
    ...resolvers,
    ...handlers,
    ...snapshots,
    ...timers,
    LeaveAsFormerPlayer,
    { provide: Players, useClass: PostgresPlayers },
    { provide: Avatars, useClass: PostgresAvatars },
    { provide: FileStore, useFactory: openStore, inject: [SETTINGS] },
    { provide: ProfileReads, useClass: PostgresProfileReads },
    { provide: Relations, useClass: PostgresRelations },
    { provide: RelationLists, useClass: PostgresRelationLists },
    { provide: PlayerSearch, useClass: PostgresPlayerSearch },
    { provide: Comparisons, useClass: PostgresComparisons },
    { provide: Rankings, useClass: PostgresRankings },
    { provide: PlayerStatistics, useClass: PostgresPlayerStatistics },
    { provide: LevelUps, useClass: PostgresLevelUps },
    { provide: Levels, useClass: PostgresLevels },
    { provide: LevelParameters, useClass: PostgresLevelParameters },
    { provide: Refits, useClass: PostgresRefits },
    { provide: LateResults, useClass: PostgresLateResults },
    { provide: Fitting, useClass: RefitProcess },
    { provide: PredictionRecord, useClass: PostgresPredictionRecord },
    { provide: ComingMatches, useClass: PostgresComingMatches },
    { provide: Evaluations, useClass: PostgresEvaluations },
    { provide: FairPlay, useClass: PostgresFairPlay },
    { provide: Geocoder, useClass: OfflineGeocoder },
  ],
})
export class PlayersModule {}
