import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

const place = z.object({ city: z.string(), lat: z.number(), lng: z.number(), radiusKm: z.number() });
const prizes = z.array(
  z.object({
    placing: z.enum(['WINNER', 'SECOND', 'SEMIFINALIST']),
    /** Amounts in integer euro cents. */
    choices: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('VOUCHER'), cents: z.int().positive() }),
        z.object({ kind: z.literal('POINTS'), points: z.int().positive() }),
        z.object({ kind: z.literal('CREDIT'), cents: z.int().positive() }),
      ]),
    ),
  }),
);

/** What players were told when they entered is different now (TRN-16). */
export const tournamentChanged = defineEvent({
  owner: 'tournaments',
  name: 'tournament-changed',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    /** Entered, or waiting for a place. */
    playerIds: z.array(z.string()),
    changes: z
      .array(
        z.discriminatedUnion('what', [
          z.object({ what: z.literal('START'), before: z.iso.datetime(), after: z.iso.datetime() }),
          z.object({ what: z.literal('PLACE'), before: place, after: place }),
          z.object({ what: z.literal('PRIZES'), before: prizes, after: prizes }),
          /** A long text: the page of the tournament has it. */
          z.object({ what: z.literal('RULES') }),
        ]),
      )
      .min(1),
    at: z.iso.datetime(),
  }),
});
