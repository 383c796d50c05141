import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A conversation was added. */
export const conversationAdded = defineEvent({
  owner: 'chat',
  name: 'conversation-added',
  version: 1,
  subject: (data) => data.conversationId,
  schema: z.object({
    conversationId: z.string(),
    name: z.string(),
    addedBy: z.string(),
  }),
});
