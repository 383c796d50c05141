import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player's holiday (ACC-07), inclusive; null if none. */
export const absenceChanged = defineEvent({
  owner: 'players',
  name: 'absence-changed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), absence: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable() }),
});
