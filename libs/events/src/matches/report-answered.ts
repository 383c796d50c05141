import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Support answered the reporter of a player or a photo (ADM-03). */
export const reportAnswered = defineEvent({
  owner: 'matches',
  name: 'report-answered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** The reporter. */
    playerId: z.string(),
    /** Support's message to the reporter. */
    note: z.string(),
  }),
});
