import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** A place is held until paid: billing opens a due. In teams the captain pays first, then the teammate (TRN-07). */
export const registrationHeld = defineEvent({
  owner: 'tournaments',
  name: 'registration-held',
  version: 1,
  subject: (data) => data.registrationId,
  schema: z.object({
    registrationId: z.string(),
    tournament: tournamentFacts,
    /** Who is to pay. */
    playerId: z.string(),
    role: z.enum(['CAPTAIN', 'PARTNER']),
    /** The teammate; null in singles. */
    teammateId: z.string().nullable(),
    /** The price for this player before reductions, in integer cents of euros; above zero. */
    priceCents: z.int().positive(),
    paysBy: z.iso.datetime(),
    /** The payer has to confirm a mobile number first; `mobile-awaited` says when that changes (TRN-06). */
    awaitsMobile: z.boolean().optional(),
  }),
});
