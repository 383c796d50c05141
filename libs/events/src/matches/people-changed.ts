import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Snapshot of the people involved in a match, and whether it was cancelled. */
export const matchPeopleChanged = defineEvent({
  owner: 'matches',
  name: 'people-changed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.matchId,
  schema: z.object({
    matchId: z.string(),
    /** Players, then invited players who have not answered. */
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
