import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { Loaders, signedIn, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { ConversationReads } from '../application/ports/conversation-reads.js';
import { ShowTyping } from '../application/show-typing.js';
import type { MutationShowTypingArgs, QueryConversationPresenceArgs, ResolversTypes } from './generated/schema.js';
import { toConversationId } from './ids.js';
import { participantSource } from './participant-source.js';
import { changed, notChanged } from './payloads.js';
import { ReadConversations } from './read-conversations.js';

@Resolver()
export class PresenceResolver {
  constructor(
    private readonly reads: ConversationReads,
    private readonly read: ReadConversations,
    private readonly typing: ShowTyping,
  ) {}

  @Query('conversationPresence')
  async conversationPresence(
    @Args() { id: raw }: QueryConversationPresenceArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ConversationPresence'] | null> {
    const viewer = signedIn(caller);
    const conversation = await this.read.one(toConversationId(raw), viewer, loaders);
    if (!conversation || conversation.view.reader.leftSeq !== null) return null;
    const { id } = conversation;
    const people = (await this.reads.participants([id])).filter(({ userId }) => userId !== null);
    const typing = await this.typing.among(
      id,
      people.map(({ userId }) => userId!).filter((who) => who !== viewer),
    );
    return {
      id,
      typing: people.filter(({ userId }) => typing.has(userId!)).map(participantSource),
      readers: people.map(participantSource),
    };
  }

  @Mutation('showTyping')
  async showTyping(
    @Args() { input: { conversationId } }: MutationShowTypingArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ConversationPayload']> {
    const who = signedIn(caller);
    const outcome = await this.typing.execute(toConversationId(conversationId), who);
    return outcome.ok ? changed(await this.read.one(outcome.value, who, loaders)) : notChanged(outcome, null);
  }
}
