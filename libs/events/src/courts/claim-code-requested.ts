import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Requests a mail with a code that proves ownership of a business address (CRT-06). */
export const claimCodeRequested = defineEvent({
  owner: 'courts',
  name: 'claim-code-requested',
  version: 1,
  subject: (data) => data.claimId,
  schema: z.object({
    claimId: z.string(),
    courtId: z.string(),
    courtName: z.string(),
    /** Who claims. */
    userId: z.string(),
    email: z.string(),
    code: z.string(),
    /** Expiry of the code. */
    expiresAt: z.iso.datetime(),
  }),
});
