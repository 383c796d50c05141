import { CreateConversations1795425367391 } from './0001-conversations.js';

/** Oldest first. Append only. */
export const migrations = [CreateConversations1795425367391];
