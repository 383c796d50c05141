import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The holiday absence of a player (ACC-07); null when there is none. Both days included. */
export const absenceChanged = defineEvent({
  owner: 'players',
  name: 'absence-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), absence: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable() }),
});
