import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The account is gone for good: whoever holds something of the person erases it, or keeps it without the person (ACC-06). */
export const accountDeleted = defineEvent({
  owner: 'identity',
  name: 'account-deleted',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), at: z.iso.datetime() }),
});
