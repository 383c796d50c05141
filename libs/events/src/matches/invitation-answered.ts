import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** An invited player accepted or declined. */
export const invitationAnswered = defineEvent({
  owner: 'matches',
  name: 'invitation-answered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, playerId: z.string(), accepted: z.boolean(), invitedBy: z.string() }),
});
