import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** The time of a match passed with incomplete teams (MAT-06). */
export const matchExpired = defineEvent({
  owner: 'matches',
  name: 'match-expired',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, at: z.iso.datetime() }),
});
