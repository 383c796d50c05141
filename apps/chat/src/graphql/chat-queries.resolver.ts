import { Args, Query, Resolver } from '@nestjs/graphql';
import { pageSize, userId, withoutAccents, type Identity } from '@setpoint/kernel';
import { Loaders, signedIn, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { ConversationReads } from '../application/ports/conversation-reads.js';
import { tidy } from '../domain/rules/text.js';
import { toConnection } from './connection.js';
import { conversationSource } from './conversation-source.js';
import type {
  QueryChatContactsArgs,
  QueryConversationArgs,
  QueryConversationReadersArgs,
  QueryConversationsArgs,
  QueryMessageArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo, toConversationId, userRef } from './ids.js';
import { ReadConversations } from './read-conversations.js';

@Resolver()
export class ChatQueriesResolver {
  constructor(
    private readonly reads: ConversationReads,
    private readonly read: ReadConversations,
  ) {}

  @Query('conversations')
  async conversations(
    @Args() { filter, first, after }: QueryConversationsArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['ConversationConnection']> {
    const viewer = signedIn(caller);
    const query = { text: searched(filter?.text), unread: filter?.unread ?? false };
    const page = await this.reads.page(viewer, query, { first: pageSize(first), after: after ?? null });
    return toConnection(page, (view) => conversationSource(view, viewer));
  }

  @Query('conversation')
  conversation(
    @Args() { id }: QueryConversationArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Conversation'] | null> {
    return this.read.one(toConversationId(id), signedIn(caller), loaders);
  }

  @Query('message')
  message(
    @Args() { conversationId, seq }: QueryMessageArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ChatMessage'] | null> {
    return this.read.message(toConversationId(conversationId), seq, signedIn(caller), loaders);
  }

  @Query('conversationReaders')
  conversationReaders(
    @Args() { conversationId, userIds }: QueryConversationReadersArgs,
  ): Promise<ResolversTypes['ConversationReaders'] | null> {
    return this.reads.readership(
      toConversationId(conversationId),
      userIds.map((id) => userId(knownTo(id))),
    );
  }

  @Query('unreadConversationCount')
  unreadConversationCount(@Viewer() caller: Identity): Promise<number> {
    return this.reads.unreadCount(signedIn(caller));
  }

  @Query('chatContacts')
  async chatContacts(@Args() { text }: QueryChatContactsArgs, @Viewer() caller: Identity) {
    const contacts = await this.reads.contacts(signedIn(caller), searched(text));
    return contacts.map(({ userId, conversationId }) => ({ user: userRef(userId), conversationId }));
  }
}

/** Normalised for name search; null if empty. */
const searched = (text: string | null | undefined): string | null =>
  withoutAccents(tidy(text ?? '')).slice(0, 100) || null;
