import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** A place of a slam was freed and is offered to the next of the priority list (TRN-12). */
export const placeOffered = defineEvent({
  owner: 'tournaments',
  name: 'place-offered',
  version: 1,
  subject: (data) => data.registrationId,
  schema: z.object({
    registrationId: z.string(),
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    until: z.iso.datetime(),
  }),
});
