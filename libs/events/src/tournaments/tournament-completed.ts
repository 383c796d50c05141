import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { numberPlayers, sport } from '../vocabulary.js';

/** The final is decided, with the placings of everybody who played. */
export const tournamentCompleted = defineEvent({
  owner: 'tournaments',
  name: 'tournament-completed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.tournamentId,
  schema: z.object({
    tournamentId: z.string(),
    sport,
    numberPlayers,
    completedAt: z.iso.datetime(),
    timeZone: z.string(),
    /** Whether it is private; absent on old events. */
    isPrivate: z.boolean().optional(),
    /** Teams that played at least one match. */
    entrants: z.array(
      z.object({
        playerIds: z.array(z.string()),
        /** The last round they played: the final, a semifinal, or one before. */
        reached: z.enum(['WON', 'FINAL', 'SEMIFINAL', 'EARLIER']),
      }),
    ),
    /** The winner's players, then the second's, also by forfeit, lot or byes; absent on old events. */
    finalists: z.array(z.array(z.string())).optional(),
  }),
});
