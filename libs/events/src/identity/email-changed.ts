import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The sign-in address changed; mail goes there from now on. */
export const emailChanged = defineEvent({
  owner: 'identity',
  name: 'email-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), email: z.string() }),
});
