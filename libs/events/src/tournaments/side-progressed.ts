import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { stage } from '../competitions/fixture-facts.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** A team goes on, is out, or has won (TRN-16). */
export const sideProgressed = defineEvent({
  owner: 'tournaments',
  name: 'side-progressed',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    progress: z.enum(['ADVANCED', 'ELIMINATED', 'WON']),
    /** Where they advanced to, or went out. */
    stage,
    at: z.iso.datetime(),
  }),
});
