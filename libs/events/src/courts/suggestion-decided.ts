import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Support has looked at a suggested centre (CRT-05). */
export const suggestionDecided = defineEvent({
  owner: 'courts',
  name: 'suggestion-decided',
  version: 1,
  subject: (data) => data.suggestionId,
  schema: z.object({
    suggestionId: z.string(),
    /** As it was suggested. */
    name: z.string(),
    /** Who suggested it. */
    userId: z.string(),
    /** The centre that there is now, or was before; null where it was turned down. */
    courtId: z.string().nullable(),
    reason: z.string().nullable(),
  }),
});
