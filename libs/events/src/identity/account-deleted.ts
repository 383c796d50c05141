import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The account was deleted: services erase or anonymise the person's data (ACC-06). */
export const accountDeleted = defineEvent({
  owner: 'identity',
  name: 'account-deleted',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), at: z.iso.datetime() }),
});
