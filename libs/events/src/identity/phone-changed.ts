import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A mobile number was verified or removed. */
export const phoneChanged = defineEvent({
  owner: 'identity',
  name: 'phone-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    /** E.164, such as +393331234567. */
    number: z.string().nullable(),
  }),
});
