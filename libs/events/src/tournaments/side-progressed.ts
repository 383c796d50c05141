import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { stage } from '../competitions/fixture-facts.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** A team advanced, was eliminated, or won (TRN-16). */
export const sideProgressed = defineEvent({
  owner: 'tournaments',
  name: 'side-progressed',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    progress: z.enum(['ADVANCED', 'ELIMINATED', 'WON']),
    /** Round reached, or of the elimination. */
    stage,
    at: z.iso.datetime(),
  }),
});
