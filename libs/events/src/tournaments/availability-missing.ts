import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** Entries without availability are excluded at the start; notified 7, 3 and 1 days before (TRN-09). */
export const availabilityMissing = defineEvent({
  owner: 'tournaments',
  name: 'availability-missing',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    daysLeft: z.union([z.literal(7), z.literal(3), z.literal(1)]),
    startsAt: z.iso.datetime(),
  }),
});
