import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The account was locked, unlocked or deleted; while closed, nothing is sent to the person. */
export const accountAccessChanged = defineEvent({
  owner: 'identity',
  name: 'account-access-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), closed: z.boolean() }),
});
