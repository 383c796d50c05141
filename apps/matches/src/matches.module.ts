import { Module } from '@nestjs/common';
import { ChangeMatch } from './application/change-match.js';
import { CreateCalendarFeed } from './application/create-calendar-feed.js';
import { CreateMatch } from './application/create-match.js';
import { InviteGuest } from './application/invite-guest.js';
import { InvitePlayers } from './application/invite-players.js';
import { CalendarFeeds } from './application/ports/calendar-feeds.js';
import { Calendars } from './application/ports/calendars.js';
import { KeepGuestMatches } from './application/keep-guest-matches.js';
import { Guests } from './application/ports/guests.js';
import { MatchReads } from './application/ports/match-reads.js';
import { Matches } from './application/ports/matches.js';
import { RuleContexts } from './application/ports/rule-contexts.js';
import { ReadCalendar } from './application/read-calendar.js';
import { SettleDueMatches } from './application/settle-due-matches.js';
import { UseGuestLink } from './application/use-guest-link.js';
import { OnAbsenceChanged } from './events/on-absence-changed.js';
import { OnAccountVerified } from './events/on-account-verified.js';
import { OnBlockChanged } from './events/on-block-changed.js';
import { OnCourtChanged } from './events/on-court-changed.js';
import { OnFollowChanged } from './events/on-follow-changed.js';
import { OnLevelsChanged } from './events/on-levels-changed.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { CalendarResolver } from './graphql/calendar.resolver.js';
import { GuestResolver } from './graphql/guest.resolver.js';
import { MatchCommandsResolver } from './graphql/match-commands.resolver.js';
import { MatchQueriesResolver } from './graphql/match-queries.resolver.js';
import { MatchResolver } from './graphql/match.resolver.js';
import { ReadMatches } from './graphql/read-matches.js';
import { PostgresCalendarFeeds } from './persistence/postgres-calendar-feeds.js';
import { PostgresCalendars } from './persistence/postgres-calendars.js';
import { PostgresGuestPlaces } from './persistence/postgres-guest-places.js';
import { PostgresGuests } from './persistence/postgres-guests.js';
import { PostgresMatchReads } from './persistence/postgres-match-reads.js';
import { PostgresMatches } from './persistence/postgres-matches.js';
import { PostgresRuleContexts } from './persistence/postgres-rule-contexts.js';
import { ResultSnapshot } from './persistence/snapshots/result-snapshot.js';
import { CancelUnorganisedMatches } from './timers/cancel-unorganised-matches.js';
import { GiveUpUnplayedMatches } from './timers/give-up-unplayed-matches.js';
import { RemindPlayers } from './timers/remind-players.js';
import { SettleUndisputedResults } from './timers/settle-undisputed-results.js';
import { StartAwaitingResults } from './timers/start-awaiting-results.js';

const useCases = [
  ...[CreateMatch, ChangeMatch, InvitePlayers, SettleDueMatches, ReadCalendar, CreateCalendarFeed],
  ...[InviteGuest, UseGuestLink, KeepGuestMatches],
];
const graphql = [
  ReadMatches,
  MatchResolver,
  MatchQueriesResolver,
  MatchCommandsResolver,
  CalendarResolver,
  GuestResolver,
];
const events = [
  OnAccountVerified,
  OnProfileChanged,
  OnLevelsChanged,
  OnAbsenceChanged,
  OnFollowChanged,
  OnBlockChanged,
  OnCourtChanged,
];
const timers = [
  CancelUnorganisedMatches,
  StartAwaitingResults,
  SettleUndisputedResults,
  GiveUpUnplayedMatches,
  RemindPlayers,
];

@Module({
  providers: [
    ...[...useCases, ...graphql, ...events, ...timers],
    ResultSnapshot,
    PostgresGuestPlaces,
    { provide: Guests, useClass: PostgresGuests },
    { provide: Matches, useClass: PostgresMatches },
    { provide: MatchReads, useClass: PostgresMatchReads },
    { provide: Calendars, useClass: PostgresCalendars },
    { provide: CalendarFeeds, useClass: PostgresCalendarFeeds },
    { provide: RuleContexts, useClass: PostgresRuleContexts },
  ],
})
export class MatchesModule {}
