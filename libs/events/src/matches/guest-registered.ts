import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A guest registered: their place or invitation belongs to the account now (MAT-05). If they play, player-joined follows. */
export const guestRegistered = defineEvent({
  owner: 'matches',
  name: 'guest-registered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, name: z.string(), playerId: z.string(), invitedBy: z.string() }),
});
