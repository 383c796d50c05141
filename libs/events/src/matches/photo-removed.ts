import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Support takes away the photo of a match, which this player added (MAT-17). */
export const photoRemoved = defineEvent({
  owner: 'matches',
  name: 'photo-removed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    playerId: z.string(),
    /** What support wrote, for the player to read. */
    note: z.string(),
  }),
});
