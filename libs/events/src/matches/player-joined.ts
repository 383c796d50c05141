import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A player took a free place, or it was their turn on the waiting list. */
export const playerJoined = defineEvent({
  owner: 'matches',
  name: 'player-joined',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    playerId: z.string(),
    /** True where the place was theirs already, as a guest's: guest-registered tells of it (MAT-05). */
    formerGuest: z.boolean().optional(),
    /** True where a place was freed, and it was their turn (BYD-04). */
    fromWaitingList: z.boolean().optional(),
  }),
});
