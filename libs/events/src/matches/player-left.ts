import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A player gave the place back. */
export const playerLeft = defineEvent({
  owner: 'matches',
  name: 'player-left',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, playerId: z.string() }),
});
