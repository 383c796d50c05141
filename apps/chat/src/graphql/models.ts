/** Source types of the resolvers; `npm run codegen` reads the names. */
export type { ConversationSource as Conversation } from './conversation-source.js';
export type { MessageSource as ChatMessage } from './message-source.js';
