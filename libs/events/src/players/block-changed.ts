import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player blocks another, or no more. Blocking ends follows both ways, each with an event of its own. */
export const blockChanged = defineEvent({
  owner: 'players',
  name: 'block-changed',
  version: 1,
  subject: (data) => data.blockerId,
  schema: z.object({ blockerId: z.string(), blockedId: z.string(), blocked: z.boolean() }),
});
