import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A guest, who has no account, accepted or declined (MAT-05). */
export const guestAnswered = defineEvent({
  owner: 'matches',
  name: 'guest-answered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, name: z.string(), accepted: z.boolean(), invitedBy: z.string() }),
});
