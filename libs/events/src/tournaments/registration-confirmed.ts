import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** All players of an entry have paid: it is confirmed. */
export const registrationConfirmed = defineEvent({
  owner: 'tournaments',
  name: 'registration-confirmed',
  version: 1,
  subject: (data) => data.registrationId,
  schema: z.object({
    registrationId: z.string(),
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    startsAt: z.iso.datetime(),
    at: z.iso.datetime(),
  }),
});
