import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Court, date and time were cleared. */
export const matchReorganised = defineEvent({
  owner: 'matches',
  name: 'match-reorganised',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, actorId: z.string() }),
});
