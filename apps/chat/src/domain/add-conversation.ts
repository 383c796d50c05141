import { accept, refuse, type Outcome } from '@setpoint/kernel';
import type { Conversation } from './conversation.js';
import { nameErrors } from './rules/name.js';

/** Adds a conversation as it was described, with a trimmed name, unless something in it is wrong. */
export function addConversation(described: Conversation): Outcome<Conversation, 'INVALID_DATA'> {
  const conversation = { ...described, name: described.name.trim() };
  const fields = nameErrors(conversation.name);
  return fields.length > 0 ? refuse('INVALID_DATA', { fields }) : accept(conversation);
}
