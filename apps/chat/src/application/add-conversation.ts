import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { addConversation } from '../domain/add-conversation.js';
import { conversationId, type Conversation } from '../domain/conversation.js';
import { conversationAddedEvent } from '../events/outgoing.js';
import { Conversations } from './ports/conversations.js';

/** Adds a conversation of a player's own. */
@Injectable()
export class AddConversation {
  constructor(
    private readonly conversations: Conversations,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(
    command: { readonly name: string },
    player: UserId,
  ): Promise<Outcome<Conversation, 'INVALID_DATA' | 'NAME_TAKEN'>> {
    const id = conversationId(this.ids.next());
    const decided = addConversation({ id, name: command.name, addedBy: player, addedAt: this.clock.now() });
    if (!decided.ok) return decided;
    const added = await this.conversations.add(decided.value, conversationAddedEvent(decided.value));
    return added ? accept(decided.value) : refuse('NAME_TAKEN');
  }
}
