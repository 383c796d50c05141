import type { OutgoingEvent } from '@setpoint/events';
import type { Page, PageRequest } from '@setpoint/kernel';
import { Conversations } from '../../src/application/ports/conversations.js';
import type { Conversation, ConversationId } from '../../src/domain/conversation.js';

/** The port in memory; pages begin at the start. */
export class MemoryConversations extends Conversations {
  readonly all: Conversation[] = [];
  readonly events: OutgoingEvent[] = [];

  async add(conversation: Conversation, event: OutgoingEvent): Promise<boolean> {
    const taken = this.all.some(({ addedBy, name }) => addedBy === conversation.addedBy && name === conversation.name);
    if (taken) return false;
    this.all.push(conversation);
    this.events.push(event);
    return true;
  }

  async byIds(ids: readonly ConversationId[]): Promise<Conversation[]> {
    return this.all.filter(({ id }) => ids.includes(id));
  }

  async page({ first }: PageRequest): Promise<Page<Conversation>> {
    const items = this.all.toReversed().slice(0, first);
    return {
      items,
      cursors: items.map(({ id }) => id),
      hasNextPage: this.all.length > items.length,
      hasPreviousPage: false,
      totalCount: this.all.length,
    };
  }
}
