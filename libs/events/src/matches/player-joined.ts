import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A player took a free place, or was added from the waiting list. */
export const playerJoined = defineEvent({
  owner: 'matches',
  name: 'player-joined',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    playerId: z.string(),
    /** True if the place was theirs as a guest; see guest-registered (MAT-05). */
    formerGuest: z.boolean().optional(),
    /** True if added from the waiting list (BYD-04). */
    fromWaitingList: z.boolean().optional(),
  }),
});
