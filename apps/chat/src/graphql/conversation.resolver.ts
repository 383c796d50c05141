import { Args, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { pageSize, type Identity } from '@setpoint/kernel';
import { groupedInOrder, inOrder, Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { ConversationReads, type ConversationView } from '../application/ports/conversation-reads.js';
import type { ConversationId } from '../domain/conversation.js';
import { writingRefusal } from '../domain/rules/writing.js';
import { toConnection } from './connection.js';
import type { ConversationSource } from './conversation-source.js';
import type { ConversationMessagesArgs, ResolversTypes } from './generated/schema.js';
import { toConversationId } from './ids.js';
import { messageSource } from './message-source.js';
import { participantSource } from './participant-source.js';
import { ReadConversations } from './read-conversations.js';

@Resolver('Conversation')
export class ConversationResolver {
  constructor(
    private readonly reads: ConversationReads,
    private readonly read: ReadConversations,
  ) {}

  @ResolveReference()
  async reference(
    @Parent() reference: { readonly id: string },
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Conversation'] | null> {
    if (caller.kind === 'visitor') return null;
    return this.read.one(toConversationId(reference.id), caller.userId, loaders);
  }

  @ResolveField('participants')
  async participants(@Parent() { id }: ConversationSource, @Loaders() loaders: LoaderRegistry) {
    const loader = loaders.get('participants', async (ids: readonly ConversationId[]) =>
      groupedInOrder(ids, await this.reads.participants(ids), ({ conversationId }) => conversationId),
    );
    return (await loader.load(id)).map(participantSource);
  }

  @ResolveField('participantCount')
  async participantCount(@Parent() { id }: ConversationSource, @Loaders() loaders: LoaderRegistry): Promise<number> {
    const loader = loaders.get('participant counts', async (ids: readonly ConversationId[]) => {
      const counts = await this.reads.participantCounts(ids);
      return ids.map((each) => counts.get(each) ?? 0);
    });
    return loader.load(id);
  }

  @ResolveField('messages')
  async messages(
    @Parent() { view, viewer }: ConversationSource,
    @Args() { first, after, afterSeq }: ConversationMessagesArgs,
  ): Promise<ResolversTypes['ChatMessageConnection']> {
    const size = pageSize(first, 30);
    const page =
      afterSeq == null
        ? await this.reads.messagesBack(view, { first: size, after: after ?? null })
        : await this.reads.messagesFrom(view, Math.max(0, afterSeq), size);
    return toConnection(page, (message) => messageSource(message, viewer, view.reader.userId));
  }

  @ResolveField('lastMessage')
  async lastMessage(@Parent() { view, viewer }: ConversationSource, @Loaders() loaders: LoaderRegistry) {
    const loader = loaders.get('last messages', async (views: readonly ConversationView[]) =>
      inOrder(
        views.map(({ conversation }) => conversation.id),
        await this.reads.lastMessages(views),
        ({ conversationId }) => conversationId,
      ),
    );
    const message = await loader.load(view);
    return message && messageSource(message, viewer, view.reader.userId);
  }

  @ResolveField('writingRefusal')
  async writingRefusal(@Parent() { id, view }: ConversationSource, @Loaders() loaders: LoaderRegistry) {
    const { userId } = view.reader;
    const loader = loaders.get(`access of ${userId}`, async (ids: readonly ConversationId[]) => {
      const access = await this.reads.access(userId, ids);
      return ids.map((each) => access.get(each) ?? null);
    });
    const access = await loader.load(id);
    return access && writingRefusal(access);
  }
}
