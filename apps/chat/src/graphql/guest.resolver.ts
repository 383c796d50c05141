import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { WriteAsGuest } from '../application/write-as-guest.js';
import { ConversationReads } from '../application/ports/conversation-reads.js';
import { conversationSource } from './conversation-source.js';
import type { MutationSendMessageAsGuestArgs, QueryGuestConversationArgs, ResolversTypes } from './generated/schema.js';
import { messageSource } from './message-source.js';
import { wasNotSent, wasSent } from './payloads.js';

/** Guests of a match, by their link (CHT-05). */
@Resolver()
export class GuestResolver {
  constructor(
    private readonly guests: WriteAsGuest,
    private readonly reads: ConversationReads,
  ) {}

  @Query('guestConversation')
  async guestConversation(
    @Args() { token }: QueryGuestConversationArgs,
  ): Promise<ResolversTypes['Conversation'] | null> {
    const view = await this.guests.read(token);
    return view && conversationSource(view, null);
  }

  @Mutation('sendMessageAsGuest')
  async sendMessageAsGuest(
    @Args() { input: { token, clientId, text } }: MutationSendMessageAsGuestArgs,
  ): Promise<ResolversTypes['MessagePayload']> {
    const outcome = await this.guests.send(token, { clientId, text });
    if (!outcome.ok) return wasNotSent(outcome);
    const { view, seq } = outcome.value;
    const message = await this.reads.message(view, seq);
    return wasSent(message && messageSource(message, null, view.reader.userId));
  }
}
