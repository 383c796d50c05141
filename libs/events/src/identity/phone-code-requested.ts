import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language } from '../vocabulary.js';

/** An SMS with a code is due: who reads it can prove that the number is theirs. */
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
    /** Later the code is of no use to anybody. */
    expiresAt: z.iso.datetime(),
  }),
});
