import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** Cancelled; payments are refunded through registration-released (TRN-02). */
export const tournamentCancelled = defineEvent({
  owner: 'tournaments',
  name: 'tournament-cancelled',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    reason: z.enum(['TOO_FEW', 'BY_SUPPORT']),
    /** Whether it is private; absent on old events. */
    isPrivate: z.boolean().optional(),
    at: z.iso.datetime(),
  }),
});
