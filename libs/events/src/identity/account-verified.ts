import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The email was verified; the player is visible to others from now on. */
export const accountVerified = defineEvent({
  owner: 'identity',
  name: 'account-verified',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    /** The address that was verified. */
    email: z.string().optional(),
  }),
});
