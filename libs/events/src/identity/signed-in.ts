import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A session was opened or renewed; published at most once an hour per account (PLY-14). */
export const signedIn = defineEvent({
  owner: 'identity',
  name: 'signed-in',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), at: z.iso.datetime() }),
});
