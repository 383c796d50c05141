import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** A phase of a subscription is to be paid; billing answers order-paid, order-closed or charge-failed. One reference for each subscription and phase, whatever the attempt (LEA-12). */
export const chargeDue = defineEvent({
  owner: 'leagues',
  name: 'charge-due',
  version: 1,
  subject: (data) => data.reference,
  schema: z.object({
    reference: z.string(),
    /** From 1 on. */
    attempt: z.int().positive(),
    subscriptionId: z.string(),
    league: leagueFacts,
    phase: leaguePhase,
    playerId: z.string(),
    /** In integer cents of euros; above zero. */
    priceCents: z.int().positive(),
    /** The player pays and leaves a means for later phases, or that means is charged. */
    by: z.enum(['PLAYER', 'SAVED_MEANS']),
    paysBy: z.iso.datetime(),
  }),
});
