import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** The organiser removed a player. */
export const playerRemoved = defineEvent({
  owner: 'matches',
  name: 'player-removed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, playerId: z.string(), actorId: z.string() }),
});
