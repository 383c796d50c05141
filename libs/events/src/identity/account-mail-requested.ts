import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language } from '../vocabulary.js';

/** Requests a mail with a provider link: email verification or password reset. */
export const accountMailRequested = defineEvent({
  owner: 'identity',
  name: 'account-mail-requested',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    language,
    kind: z.enum(['VERIFY_EMAIL', 'RESET_PASSWORD']),
    /** Same-site path with the provider's one-time code. */
    path: z.string(),
  }),
});
