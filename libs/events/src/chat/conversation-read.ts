import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The messages of messages-unread have been read. */
export const conversationRead = defineEvent({
  owner: 'chat',
  name: 'conversation-read',
  version: 1,
  subject: (data) => data.playerId,
  schema: z.object({ conversationId: z.string(), playerId: z.string() }),
});
