import type { OutgoingEvent } from '@setpoint/events';
import type { Page, PageRequest } from '@setpoint/kernel';
import type { Conversation, ConversationId } from '../../domain/conversation.js';

/** The conversations, as they are kept. */
export abstract class Conversations {
  /** Adds it together with its event; false, and neither, when the player has one of this name. */
  abstract add(conversation: Conversation, event: OutgoingEvent): Promise<boolean>;
  abstract byIds(ids: readonly ConversationId[]): Promise<Conversation[]>;
  /** Newest first. */
  abstract page(request: PageRequest): Promise<Page<Conversation>>;
}
