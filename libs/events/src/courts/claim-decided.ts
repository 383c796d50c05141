import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Support decided a claim of a centre (CRT-06). */
export const claimDecided = defineEvent({
  owner: 'courts',
  name: 'claim-decided',
  version: 1,
  subject: (data) => data.claimId,
  schema: z.object({
    claimId: z.string(),
    courtId: z.string(),
    courtName: z.string(),
    /** The claimant. */
    userId: z.string(),
    granted: z.boolean(),
    reason: z.string(),
  }),
});
