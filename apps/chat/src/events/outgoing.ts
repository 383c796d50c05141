import { conversationAdded, outgoing } from '@setpoint/events';
import type { Conversation } from '../domain/conversation.js';

/** The event that a new conversation emits. */
export const conversationAddedEvent = ({ id, name, addedBy }: Conversation) =>
  outgoing(conversationAdded, { conversationId: id, name, addedBy });
