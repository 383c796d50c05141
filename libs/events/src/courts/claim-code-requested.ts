import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A mail with a code to a business address is due: who reads it can prove that the address is theirs (CRT-06). */
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
    /** Later the code is of no use to anybody. */
    expiresAt: z.iso.datetime(),
  }),
});
