import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts } from '../competitions/league-facts.js';

/** What was paid for a phase goes back, once; also money that arrives later. */
export const chargeRefunded = defineEvent({
  owner: 'leagues',
  name: 'charge-refunded',
  version: 1,
  subject: (data) => data.reference,
  schema: z.object({
    reference: z.string(),
    league: leagueFacts,
    playerId: z.string(),
    reason: z.enum(['PHASE_CANCELLED', 'SUBSCRIPTION_OVER']),
    to: z.enum(['MEANS', 'CREDIT']),
  }),
});
