import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** A team qualified for a slam that has already begun, or was cancelled (TRN-12). */
export const qualificationMissed = defineEvent({
  owner: 'tournaments',
  name: 'qualification-missed',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    /** The slam. */
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    at: z.iso.datetime(),
  }),
});
