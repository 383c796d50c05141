import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Court, date and time were set. */
export const matchOrganised = defineEvent({
  owner: 'matches',
  name: 'match-organised',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, actorId: z.string() }),
});
