import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/**
 * The side reported as absent accepted or denied it, or three days passed (REP-01). If
 * accepted, result-confirmed follows with the walkover.
 */
export const noShowAnswered = defineEvent({
  owner: 'matches',
  name: 'no-show-answered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** The reporter. */
    reporterId: z.string(),
    /** Null: automatically. */
    actorId: z.string().nullable(),
    accepted: z.boolean(),
    automatic: z.boolean(),
  }),
});
