import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity, Outcome } from '@setpoint/kernel';
import { Loaders, signedIn, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { ChangeMembership } from '../application/change-membership.js';
import { OpenConversation } from '../application/open-conversation.js';
import { SendMessage } from '../application/send-message.js';
import type { ConversationId } from '../domain/conversation.js';
import type { ChatCode } from '../domain/refusals.js';
import type {
  MutationDeleteConversationArgs,
  MutationMarkConversationReadArgs,
  MutationMuteConversationArgs,
  MutationOpenConversationArgs,
  MutationSendMessageArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo, toConversationId } from './ids.js';
import { changed, notChanged, wasNotSent, wasSent } from './payloads.js';
import { ReadConversations } from './read-conversations.js';

@Resolver()
export class ChatCommandsResolver {
  constructor(
    private readonly read: ReadConversations,
    private readonly opening: OpenConversation,
    private readonly sending: SendMessage,
    private readonly membership: ChangeMembership,
  ) {}

  @Mutation('openConversation')
  async openConversation(
    @Args() { input: { kind, recipientId } }: MutationOpenConversationArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ConversationPayload']> {
    return this.seen(await this.opening.execute(kind, knownTo(recipientId), signedIn(caller)), caller, loaders);
  }

  @Mutation('sendMessage')
  async sendMessage(
    @Args() { input: { conversationId, clientId, text } }: MutationSendMessageArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MessagePayload']> {
    const who = signedIn(caller);
    const request = { conversationId: toConversationId(conversationId), clientId, text };
    const outcome = await this.sending.execute(request, who);
    if (!outcome.ok) return wasNotSent(outcome);
    return wasSent(await this.read.message(outcome.value.conversationId, outcome.value.seq, who, loaders));
  }

  @Mutation('markConversationRead')
  async markConversationRead(
    @Args() { input: { conversationId, seq } }: MutationMarkConversationReadArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ConversationPayload']> {
    const outcome = await this.membership.read(toConversationId(conversationId), seq, signedIn(caller));
    return this.seen(outcome, caller, loaders);
  }

  @Mutation('muteConversation')
  async muteConversation(
    @Args() { input: { conversationId, muted } }: MutationMuteConversationArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ConversationPayload']> {
    const outcome = await this.membership.mute(toConversationId(conversationId), muted, signedIn(caller));
    return this.seen(outcome, caller, loaders);
  }

  @Mutation('deleteConversation')
  async deleteConversation(
    @Args() { input: { conversationId } }: MutationDeleteConversationArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ConversationPayload']> {
    return this.seen(await this.membership.delete(toConversationId(conversationId), signedIn(caller)), caller, loaders);
  }

  /** Includes the current conversation. */
  private async seen(outcome: Outcome<ConversationId, ChatCode>, caller: Identity, loaders: LoaderRegistry) {
    if (!outcome.ok) return notChanged(outcome, null);
    loaders.clear();
    return changed(await this.read.one(outcome.value, signedIn(caller), loaders));
  }
}
