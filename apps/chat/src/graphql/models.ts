/** What resolvers hold for the types of the schema: `npm run codegen` reads the names. */
export type { Conversation } from '../domain/conversation.js';
