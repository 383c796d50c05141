import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Support warns a player because of what happened around a match (REP-02). */
export const playerWarned = defineEvent({
  owner: 'matches',
  name: 'player-warned',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    playerId: z.string(),
    /** What support wrote, for the player to read. */
    note: z.string(),
  }),
});
