/** What resolvers hold for the types of the schema: `npm run codegen` reads the names. */
export type { ConversationSource as Conversation } from './conversation-source.js';
export type { MessageSource as ChatMessage } from './message-source.js';
