import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts, resultFacts } from './match-facts.js';

/** A confirmed match has other players than were told: the place of a guest is an account's now (MAT-05). */
export const resultRevised = defineEvent({
  owner: 'matches',
  name: 'result-revised',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** Who confirmed it then; null where three days had passed. */
    actorId: z.string().nullable(),
    automatic: z.boolean(),
    confirmedAt: z.iso.datetime(),
    result: resultFacts,
    noShow: z.boolean().optional(),
  }),
});
