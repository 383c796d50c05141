import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language } from '../vocabulary.js';

/** Requests an SMS with a code that proves ownership of the number. */
export const phoneCodeRequested = defineEvent({
  owner: 'identity',
  name: 'phone-code-requested',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    /** E.164, such as +393331234567. */
    number: z.string(),
    code: z.string(),
    language,
    /** Expiry of the code. */
    expiresAt: z.iso.datetime(),
  }),
});
