import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The player asks about a payment: billing checks with the provider and answers as for charge-due (LEA-08). */
export const chargeLookRequested = defineEvent({
  owner: 'leagues',
  name: 'charge-look-requested',
  version: 1,
  subject: (data) => data.reference,
  schema: z.object({ reference: z.string(), playerId: z.string() }),
});
