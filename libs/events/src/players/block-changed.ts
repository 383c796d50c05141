import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player blocked or unblocked another. Blocking ends follows in both directions, each with its own event. */
export const blockChanged = defineEvent({
  owner: 'players',
  name: 'block-changed',
  version: 1,
  subject: (data) => data.blockerId,
  schema: z.object({ blockerId: z.string(), blockedId: z.string(), blocked: z.boolean() }),
});
