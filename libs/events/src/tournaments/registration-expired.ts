import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The time to pay is up: billing closes the due and answers paid or closed; only then the place is free (BIL-10). */
export const registrationExpired = defineEvent({
  owner: 'tournaments',
  name: 'registration-expired',
  version: 1,
  subject: (data) => data.registrationId,
  schema: z.object({ registrationId: z.string(), tournamentId: z.string(), playerId: z.string() }),
});
