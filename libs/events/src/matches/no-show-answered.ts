import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/**
 * The side that is said to have stayed away confirms or rejects that, or three days passed (REP-01). Where it is
 * accepted, result-confirmed follows with the walkover.
 */
export const noShowAnswered = defineEvent({
  owner: 'matches',
  name: 'no-show-answered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** Who reported it. */
    reporterId: z.string(),
    /** Null: by itself. */
    actorId: z.string().nullable(),
    accepted: z.boolean(),
    automatic: z.boolean(),
  }),
});
