import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts } from '../competitions/league-facts.js';

/** Requests a refund of a phase, once, including payments that arrive later. */
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
