import { conversationId, type ConversationId } from '../domain/conversation.js';

/** Whether a text can be an id at all; anything else is in no table. */
const isId = (raw: string): boolean => /^[\w.:-]{1,200}$/.test(raw);

/** An id that matches nothing. */
export const knownTo = (raw: string): string => (isId(raw) ? raw : '-');
export const toConversationId = (raw: string): ConversationId => conversationId(knownTo(raw));
export const userRef = (id: string) => ({ id });
