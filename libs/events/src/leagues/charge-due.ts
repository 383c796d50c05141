import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** Requests payment of a subscription phase; billing answers order-paid, order-closed or charge-failed. One reference per subscription and phase across attempts (LEA-12). */
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
    /** Whether the player pays and saves a payment method, or the saved one is charged. */
    by: z.enum(['PLAYER', 'SAVED_MEANS']),
    paysBy: z.iso.datetime(),
  }),
});
