import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Support answers who reported a player or a photo of a match (ADM-03). */
export const reportAnswered = defineEvent({
  owner: 'matches',
  name: 'report-answered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** Who reported it. */
    playerId: z.string(),
    /** What support wrote, for the reporter to read. */
    note: z.string(),
  }),
});
