import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Support removed this player's photo of a match (MAT-17). */
export const photoRemoved = defineEvent({
  owner: 'matches',
  name: 'photo-removed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    playerId: z.string(),
    /** Support's message to the player. */
    note: z.string(),
  }),
});
