import { userId } from '@setpoint/kernel';
import { conversationId, type Conversation } from '../src/domain/conversation.js';

export const NOW = new Date('2026-06-01T18:00:00Z');
export const ana = userId('ana');
export const ben = userId('ben');

/** A legal conversation of ana's; a test names only what it is about. */
export function aConversation(but: Partial<Omit<Conversation, 'id'>> & { readonly id?: string } = {}): Conversation {
  return { name: 'The good one', addedBy: ana, addedAt: NOW, ...but, id: conversationId(but.id ?? 'first') };
}
