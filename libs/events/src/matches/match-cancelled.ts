import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A match was called off: by the organiser, or by itself after 15 days (MAT-07). */
export const matchCancelled = defineEvent({
  owner: 'matches',
  name: 'match-cancelled',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string().nullable(),
    automatic: z.boolean(),
    /** Who waited for a place in it (BYD-04). */
    waiting: z.array(z.string()).optional(),
  }),
});
