import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** The draw is made and the first matches can be played. */
export const tournamentStarted = defineEvent({
  owner: 'tournaments',
  name: 'tournament-started',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    /** Whether it is private; absent on old events. */
    isPrivate: z.boolean().optional(),
    at: z.iso.datetime(),
  }),
});
