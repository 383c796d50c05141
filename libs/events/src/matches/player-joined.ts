import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A player took a free place, or it was their turn on the waiting list. */
export const playerJoined = defineEvent({
  owner: 'matches',
  name: 'player-joined',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, playerId: z.string(), fromWaitingList: z.boolean().optional() }),
});
