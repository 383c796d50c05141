import { Module } from '@nestjs/common';
import { ChangeMembership } from './application/change-membership.js';
import { OpenConversation } from './application/open-conversation.js';
import { ConversationReads } from './application/ports/conversation-reads.js';
import { Conversations } from './application/ports/conversations.js';
import { SendMessage } from './application/send-message.js';
import { OnAccountAccessChanged } from './events/on-account-access-changed.js';
import { OnBlockChanged } from './events/on-block-changed.js';
import { OnFollowChanged } from './events/on-follow-changed.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { ChatCommandsResolver } from './graphql/chat-commands.resolver.js';
import { ChatQueriesResolver } from './graphql/chat-queries.resolver.js';
import { ConversationResolver } from './graphql/conversation.resolver.js';
import { ReadConversations } from './graphql/read-conversations.js';
import { MessageMonths } from './persistence/message-months.js';
import { PostgresConversationReads } from './persistence/postgres-conversation-reads.js';
import { PostgresConversations } from './persistence/postgres-conversations.js';

const useCases = [OpenConversation, SendMessage, ChangeMembership];
const graphql = [ReadConversations, ChatQueriesResolver, ChatCommandsResolver, ConversationResolver];
const events = [OnProfileChanged, OnAccountAccessChanged, OnFollowChanged, OnBlockChanged];

@Module({
  providers: [
    ...[...useCases, ...graphql, ...events],
    MessageMonths,
    { provide: Conversations, useClass: PostgresConversations },
    { provide: ConversationReads, useClass: PostgresConversationReads },
  ],
})
export class ChatModule {}
