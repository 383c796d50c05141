import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { Conversations } from '../application/ports/conversations.js';
import { conversationId, type Conversation } from '../domain/conversation.js';
import { conversationLoader } from './conversation-loader.js';
import type { ResolversTypes } from './generated/schema.js';

@Resolver('Conversation')
export class ConversationResolver {
  constructor(private readonly conversations: Conversations) {}

  @ResolveReference()
  reference(
    @Parent() reference: { readonly id: string },
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Conversation'] | null> {
    return conversationLoader(loaders, this.conversations).load(conversationId(reference.id));
  }

  @ResolveField('addedBy')
  addedBy(@Parent() conversation: Conversation) {
    return { id: conversation.addedBy };
  }
}
