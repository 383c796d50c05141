import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A match was cancelled by the organiser, or automatically after 15 days (MAT-07). */
export const matchCancelled = defineEvent({
  owner: 'matches',
  name: 'match-cancelled',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string().nullable(),
    automatic: z.boolean(),
    /** Players on its waiting list (BYD-04). */
    waiting: z.array(z.string()).optional(),
  }),
});
