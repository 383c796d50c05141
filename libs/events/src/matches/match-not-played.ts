import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** No result came within 15 days (MAT-06). */
export const matchNotPlayed = defineEvent({
  owner: 'matches',
  name: 'match-not-played',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, at: z.iso.datetime() }),
});
