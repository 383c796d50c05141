import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Support decided about a suggested centre (CRT-05). */
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
    /** The new or existing centre; null if rejected. */
    courtId: z.string().nullable(),
    reason: z.string().nullable(),
  }),
});
