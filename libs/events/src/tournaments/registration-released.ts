import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** An entry was released. Billing refunds its payments once, including later ones. */
export const registrationReleased = defineEvent({
  owner: 'tournaments',
  name: 'registration-released',
  version: 1,
  subject: (data) => data.registrationId,
  schema: z.object({
    registrationId: z.string(),
    tournament: tournamentFacts,
    playerIds: z.array(z.string()),
    reason: z.enum([
      'NOT_PAID',
      'PARTNER_NOT_PAID',
      'CANCELLED',
      'WITHDRAWN',
      'EXCLUDED',
      'TOURNAMENT_CANCELLED',
      'OFFER_EXPIRED',
    ]),
    /** It was paid, but a payer's bank has taken the payment back. */
    reversed: z.boolean().optional(),
    /** Possible payers, and the destination of refunds: as paid, or all to credit (TRN-09). */
    refunds: z.array(z.object({ playerId: z.string(), to: z.enum(['MEANS', 'CREDIT']) })),
    at: z.iso.datetime(),
  }),
});
