import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Who has to do with a match now, and whether it was called off: what is so, not what has happened. */
export const matchPeopleChanged = defineEvent({
  owner: 'matches',
  name: 'people-changed',
  version: 1,
  subject: (data) => data.matchId,
  schema: z.object({
    matchId: z.string(),
    /** Who plays, then who is invited and has not answered. */
    playerIds: z.array(z.string()),
    /** The same of guests, who have no account (MAT-05). */
    guests: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Of the tokens in the links that were sent to them: SHA-256, base64url. */
        tokenHashes: z.array(z.string()),
      }),
    ),
    cancelled: z.boolean(),
  }),
});
