import { Module } from '@nestjs/common';
import { ChangeMembership } from './application/change-membership.js';
import { DecideReport } from './application/decide-report.js';
import { OpenConversation } from './application/open-conversation.js';
import { ConversationReads } from './application/ports/conversation-reads.js';
import { Conversations } from './application/ports/conversations.js';
import { Housekeeping } from './application/ports/housekeeping.js';
import { Reports } from './application/ports/reports.js';
import { ReportMessage } from './application/report-message.js';
import { SendMessage } from './application/send-message.js';
import { ShareMatchChat } from './application/share-match-chat.js';
import { ShowTyping } from './application/show-typing.js';
import { WriteAsGuest } from './application/write-as-guest.js';
import { OnAccountAccessChanged } from './events/on-account-access-changed.js';
import { OnBlockChanged } from './events/on-block-changed.js';
import { OnCourtChanged } from './events/on-court-changed.js';
import { OnFavouriteChanged } from './events/on-favourite-changed.js';
import { OnFollowChanged } from './events/on-follow-changed.js';
import { OnLeagueGroupChanged } from './events/on-league-group-changed.js';
import { OnMatchNews } from './events/on-match-news.js';
import { OnMatchPeopleChanged } from './events/on-match-people-changed.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { OnRegistrationConfirmed } from './events/on-registration-confirmed.js';
import { OnRegistrationReleased } from './events/on-registration-released.js';
import { OnTournamentCancelled } from './events/on-tournament-cancelled.js';
import { OnTournamentGroupsChanged } from './events/on-tournament-groups-changed.js';
import { ChatCommandsResolver } from './graphql/chat-commands.resolver.js';
import { ChatQueriesResolver } from './graphql/chat-queries.resolver.js';
import { ConversationResolver } from './graphql/conversation.resolver.js';
import { GuestResolver } from './graphql/guest.resolver.js';
import { PresenceResolver } from './graphql/presence.resolver.js';
import { ReadConversations } from './graphql/read-conversations.js';
import { ReportsResolver } from './graphql/reports.resolver.js';
import { MessageMonths } from './persistence/message-months.js';
import { PostgresConversationReads } from './persistence/postgres-conversation-reads.js';
import { PostgresConversations } from './persistence/postgres-conversations.js';
import { PostgresHousekeeping } from './persistence/postgres-housekeeping.js';
import { PostgresReports } from './persistence/postgres-reports.js';
import { AdmitNewOwners } from './timers/admit-new-owners.js';
import { ForgetClientIds } from './timers/forget-client-ids.js';
import { PrepareMonths } from './timers/prepare-months.js';
import { NotifyUnread } from './timers/notify-unread.js';

const useCases = [
  OpenConversation,
  SendMessage,
  WriteAsGuest,
  ChangeMembership,
  ShowTyping,
  ReportMessage,
  DecideReport,
  ShareMatchChat,
];
const graphql = [
  ReadConversations,
  ChatQueriesResolver,
  ChatCommandsResolver,
  ConversationResolver,
  GuestResolver,
  PresenceResolver,
  ReportsResolver,
];
const people = [OnProfileChanged, OnAccountAccessChanged, OnFollowChanged, OnBlockChanged];
const rosters = [
  OnMatchPeopleChanged,
  OnMatchNews,
  OnLeagueGroupChanged,
  OnTournamentGroupsChanged,
  OnTournamentCancelled,
  OnRegistrationConfirmed,
  OnRegistrationReleased,
  OnCourtChanged,
  OnFavouriteChanged,
];
const timers = [NotifyUnread, PrepareMonths, ForgetClientIds, AdmitNewOwners];

@Module({
  providers: [
    ...[...useCases, ...graphql, ...people, ...rosters, ...timers],
    MessageMonths,
    { provide: Conversations, useClass: PostgresConversations },
    { provide: ConversationReads, useClass: PostgresConversationReads },
    { provide: Housekeeping, useClass: PostgresHousekeeping },
    { provide: Reports, useClass: PostgresReports },
  ],
})
export class ChatModule {}
