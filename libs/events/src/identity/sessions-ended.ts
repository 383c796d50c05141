import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The person is not signed in any more in these sessions: signed out, password changed, account locked, or too long unused. */
export const sessionsEnded = defineEvent({
  owner: 'identity',
  name: 'sessions-ended',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), sessionIds: z.array(z.string()) }),
});
