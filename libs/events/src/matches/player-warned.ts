import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Support warned a player because of misconduct around a match (REP-02). */
export const playerWarned = defineEvent({
  owner: 'matches',
  name: 'player-warned',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    playerId: z.string(),
    /** Support's message to the player. */
    note: z.string(),
  }),
});
