import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** It is not played; what was paid goes back through registration-released (TRN-02). */
export const tournamentCancelled = defineEvent({
  owner: 'tournaments',
  name: 'tournament-cancelled',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    reason: z.enum(['TOO_FEW', 'BY_SUPPORT']),
    /** Whether only who has its address finds it; absent on old events. */
    isPrivate: z.boolean().optional(),
    at: z.iso.datetime(),
  }),
});
