import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Players were invited to a match. */
export const playersInvited = defineEvent({
  owner: 'matches',
  name: 'players-invited',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, actorId: z.string(), playerIds: z.array(z.string()) }),
});
