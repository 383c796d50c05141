import { Module } from '@nestjs/common';
import { AddConversation } from './application/add-conversation.js';
import { Conversations } from './application/ports/conversations.js';
import { ConversationResolver } from './graphql/conversation.resolver.js';
import { ConversationsResolver } from './graphql/conversations.resolver.js';
import { PostgresConversations } from './persistence/postgres-conversations.js';

@Module({
  providers: [
    AddConversation,
    ConversationResolver,
    ConversationsResolver,
    { provide: Conversations, useClass: PostgresConversations },
  ],
})
export class ChatModule {}
