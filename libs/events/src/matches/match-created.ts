import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A match was created; players-invited follows for its invitations. */
export const matchCreated = defineEvent({
  owner: 'matches',
  name: 'match-created',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, actorId: z.string() }),
});
