import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A phase need not be paid any more: billing answers paid or closed (BIL-10). */
export const chargeWithdrawn = defineEvent({
  owner: 'leagues',
  name: 'charge-withdrawn',
  version: 1,
  subject: (data) => data.reference,
  schema: z.object({ reference: z.string(), playerId: z.string() }),
});
