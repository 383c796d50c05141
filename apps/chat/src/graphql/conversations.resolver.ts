import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, type Identity } from '@setpoint/kernel';
import { failed, Loaders, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { AddConversation } from '../application/add-conversation.js';
import { Conversations } from '../application/ports/conversations.js';
import { conversationId } from '../domain/conversation.js';
import { conversationLoader } from './conversation-loader.js';
import type {
  MutationAddConversationArgs,
  QueryConversationsArgs,
  QueryConversationArgs,
  ResolversTypes,
} from './generated/schema.js';

@Resolver()
export class ConversationsResolver {
  constructor(
    private readonly conversations: Conversations,
    private readonly add: AddConversation,
  ) {}

  @Query('conversation')
  one(
    @Args() { id }: QueryConversationArgs,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Conversation'] | null> {
    return conversationLoader(loaders, this.conversations).load(conversationId(id));
  }

  @Query('conversations')
  async list(@Args() { first, after }: QueryConversationsArgs): Promise<ResolversTypes['ConversationConnection']> {
    return toConnection(await this.conversations.page({ first: pageSize(first), after: after ?? null }));
  }

  @Mutation('addConversation')
  async addConversation(
    @Args() { input }: MutationAddConversationArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['AddConversationPayload']> {
    const outcome = await this.add.execute(input, signedIn(viewer));
    return outcome.ok ? succeed({ conversation: outcome.value }) : failed(outcome, { conversation: null });
  }
}
