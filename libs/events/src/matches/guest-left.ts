import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A guest, who has no account, gave the place back (MAT-05, MAT-11). */
export const guestLeft = defineEvent({
  owner: 'matches',
  name: 'guest-left',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, name: z.string(), invitedBy: z.string() }),
});
