import { Module } from '@nestjs/common';
import { Figures } from './application/ports/figures.js';
import { FiguresResolver } from './graphql/figures.resolver.js';
import { PostgresFigures } from './persistence/postgres-figures.js';
import { SETTINGS } from '@setpoint/service-kit';
import { FileStore, openStore } from '@setpoint/uploads';
import { ClearUploads } from '@setpoint/uploads/service';
import { ChangeAudience } from './application/change-audience.js';
import { ActOnCase } from './application/act-on-case.js';
import { ChangePhoto } from './application/change-photo.js';
import { ChangePoll } from './application/change-poll.js';
import { ChangeMatch } from './application/change-match.js';
import { CorrectResult } from './application/correct-result.js';
import { CreateCalendarFeed } from './application/create-calendar-feed.js';
import { CreateMatch } from './application/create-match.js';
import { FindTimes } from './application/find-times.js';
import { InviteGuest } from './application/invite-guest.js';
import { InvitePlayers } from './application/invite-players.js';
import { Audiences } from './application/ports/audiences.js';
import { CalendarFeeds } from './application/ports/calendar-feeds.js';
import { Calendars } from './application/ports/calendars.js';
import { FreeTimes } from './application/ports/free-times.js';
import { LeaveMatches } from './application/leave-matches.js';
import { Cases } from './application/ports/cases.js';
import { Commitments } from './application/ports/commitments.js';
import { KeepGuestMatches } from './application/keep-guest-matches.js';
import { Guests } from './application/ports/guests.js';
import { MatchReads } from './application/ports/match-reads.js';
import { Matches } from './application/ports/matches.js';
import { Photos } from './application/ports/photos.js';
import { Polls } from './application/ports/polls.js';
import { RuleContexts } from './application/ports/rule-contexts.js';
import { ProposalWatches } from './application/ports/proposal-watches.js';
import { ProposeTimes } from './application/propose-times.js';
import { PlayFixtures } from './application/play-fixtures.js';
import { ReadCalendar } from './application/read-calendar.js';
import { ReportMisconduct } from './application/report-misconduct.js';
import { SettleDueMatches } from './application/settle-due-matches.js';
import { UseGuestLink } from './application/use-guest-link.js';
import { OnAbsenceChanged } from './events/on-absence-changed.js';
import { OnAvailabilityChanged } from './events/on-availability-changed.js';
import { OnAccountVerified } from './events/on-account-verified.js';
import { OnBlockChanged } from './events/on-block-changed.js';
import { OnCourtChanged } from './events/on-court-changed.js';
import { OnFavouriteChanged } from './events/on-favourite-changed.js';
import { OnFixtureExpired } from './events/on-fixture-expired.js';
import { OnFixtureExtended } from './events/on-fixture-extended.js';
import { OnFixtureReady } from './events/on-fixture-ready.js';
import { OnFixtureWithdrawn } from './events/on-fixture-withdrawn.js';
import { OnFollowChanged } from './events/on-follow-changed.js';
import { OnLevelsChanged } from './events/on-levels-changed.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { OnTournamentGroupsChanged } from './events/on-tournament-groups-changed.js';
import { AudienceResolver } from './graphql/audience.resolver.js';
import { CalendarResolver } from './graphql/calendar.resolver.js';
import { CompetitionResolver } from './graphql/competition.resolver.js';
import { FindTimesResolver } from './graphql/find-times.resolver.js';
import { CorrectionResolver } from './graphql/correction.resolver.js';
import { CasesResolver } from './graphql/cases.resolver.js';
import { GuestResolver } from './graphql/guest.resolver.js';
import { MatchCommandsResolver } from './graphql/match-commands.resolver.js';
import { MatchQueriesResolver } from './graphql/match-queries.resolver.js';
import { MatchResolver } from './graphql/match.resolver.js';
import { PhotoResolver } from './graphql/photo.resolver.js';
import { WaitingListResolver } from './graphql/waiting-list.resolver.js';
import { PollResolver } from './graphql/poll.resolver.js';
import { ReadMatches } from './graphql/read-matches.js';
import { PostgresAudiences } from './persistence/postgres-audiences.js';
import { PostgresCalendarFeeds } from './persistence/postgres-calendar-feeds.js';
import { PostgresCalendars } from './persistence/postgres-calendars.js';
import { PostgresFixtures } from './persistence/postgres-fixtures.js';
import { PostgresFreeTimes } from './persistence/postgres-free-times.js';
import { PostgresCases } from './persistence/postgres-cases.js';
import { PostgresCommitments } from './persistence/postgres-commitments.js';
import { PostgresGuestPlaces } from './persistence/postgres-guest-places.js';
import { PostgresGuests } from './persistence/postgres-guests.js';
import { PostgresMatchReads } from './persistence/postgres-match-reads.js';
import { PostgresMatches } from './persistence/postgres-matches.js';
import { PostgresPhotos } from './persistence/postgres-photos.js';
import { PostgresPolls } from './persistence/postgres-polls.js';
import { PostgresProposalWatches } from './persistence/postgres-proposal-watches.js';
import { PostgresRuleContexts } from './persistence/postgres-rule-contexts.js';
import { ComingSnapshot } from './persistence/snapshots/coming-snapshot.js';
import { PeopleSnapshot } from './persistence/snapshots/people-snapshot.js';
import { ResultSnapshot } from './persistence/snapshots/result-snapshot.js';
import { CancelUnorganisedMatches } from './timers/cancel-unorganised-matches.js';
import { LapseProposals } from './timers/lapse-proposals.js';
import { GiveUpUnplayedMatches } from './timers/give-up-unplayed-matches.js';
import { RemindPlayers } from './timers/remind-players.js';
import { SettleUndisputedResults } from './timers/settle-undisputed-results.js';
import { AnnounceProposedTimes } from './timers/announce-proposed-times.js';
import { StartAwaitingResults } from './timers/start-awaiting-results.js';

const useCases = [
  CreateMatch,
  ChangeMatch,
  ChangePoll,
  InvitePlayers,
  SettleDueMatches,
  ReadCalendar,
  CreateCalendarFeed,
  ChangeAudience,
  ChangePhoto,
  FindTimes,
  ReportMisconduct,
  ActOnCase,
  CorrectResult,
  InviteGuest,
  UseGuestLink,
  KeepGuestMatches,
  PlayFixtures,
  ProposeTimes,
];
const graphql = [
  ReadMatches,
  MatchResolver,
  MatchQueriesResolver,
  MatchCommandsResolver,
  CalendarResolver,
  AudienceResolver,
  PhotoResolver,
  FindTimesResolver,
  CasesResolver,
  CorrectionResolver,
  GuestResolver,
  WaitingListResolver,
  PollResolver,
  CompetitionResolver,
  FiguresResolver,
];
const events = [
  OnAccountVerified,
  OnProfileChanged,
  OnLevelsChanged,
  OnAbsenceChanged,
  OnAvailabilityChanged,
  OnFollowChanged,
  OnBlockChanged,
  OnCourtChanged,
  OnFavouriteChanged,
  OnFixtureReady,
  OnFixtureExtended,
  OnFixtureExpired,
  OnFixtureWithdrawn,
  OnTournamentGroupsChanged,
];
const timers = [
  CancelUnorganisedMatches,
  StartAwaitingResults,
  SettleUndisputedResults,
  GiveUpUnplayedMatches,
  LapseProposals,
  RemindPlayers,
  ClearUploads,
  AnnounceProposedTimes,
];

@Module({
  providers: [
    ...[...useCases, ...graphql, ...events, ...timers],
    ResultSnapshot,
    ComingSnapshot,
    PeopleSnapshot,
    PostgresGuestPlaces,
    PostgresFixtures,
    PostgresProposalWatches,
    { provide: ProposalWatches, useExisting: PostgresProposalWatches },
    { provide: Guests, useClass: PostgresGuests },
    LeaveMatches,
    { provide: Commitments, useClass: PostgresCommitments },
    { provide: Matches, useClass: PostgresMatches },
    { provide: MatchReads, useClass: PostgresMatchReads },
    { provide: Audiences, useClass: PostgresAudiences },
    { provide: Polls, useClass: PostgresPolls },
    { provide: Figures, useClass: PostgresFigures },
    { provide: Cases, useClass: PostgresCases },
    { provide: Calendars, useClass: PostgresCalendars },
    { provide: CalendarFeeds, useClass: PostgresCalendarFeeds },
    { provide: FreeTimes, useClass: PostgresFreeTimes },
    { provide: Photos, useClass: PostgresPhotos },
    { provide: FileStore, useFactory: openStore, inject: [SETTINGS] },
    { provide: RuleContexts, useClass: PostgresRuleContexts },
  ],
})
export class MatchesModule {}
