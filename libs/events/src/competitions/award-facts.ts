import { z } from 'zod';
import { competitionFacts } from './fixture-facts.js';

/** A player's prize, to be claimed once as a voucher, smash points or credit (TRN-13, LEA-11). */
export const wonAward = z.object({
  awardId: z.string(),
  competition: competitionFacts,
  playerId: z.string(),
  placing: z.enum(['WINNER', 'SECOND', 'SEMIFINALIST']),
  at: z.iso.datetime(),
});

/** The player chose a prize: billing grants it, once per award. Amounts in integer euro cents. */
export const claimedAward = z.object({
  awardId: z.string(),
  competition: competitionFacts,
  playerId: z.string(),
  prize: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('VOUCHER'), cents: z.int().positive() }),
    z.object({ kind: z.literal('POINTS'), points: z.int().positive() }),
    z.object({ kind: z.literal('CREDIT'), cents: z.int().positive() }),
  ]),
  at: z.iso.datetime(),
});
