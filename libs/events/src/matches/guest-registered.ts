import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A guest has an account now: place or invitation are the account's (MAT-05). Where they play, player-joined comes too. */
export const guestRegistered = defineEvent({
  owner: 'matches',
  name: 'guest-registered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, name: z.string(), playerId: z.string(), invitedBy: z.string() }),
});
