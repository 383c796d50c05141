import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** These sessions have ended: signed out, password changed, account locked, or idle too long. */
export const sessionsEnded = defineEvent({
  owner: 'identity',
  name: 'sessions-ended',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), sessionIds: z.array(z.string()) }),
});
