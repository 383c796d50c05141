import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts, resultFacts } from './match-facts.js';

/** The other side disputed the result (RES-04). */
export const resultDisputed = defineEvent({
  owner: 'matches',
  name: 'result-disputed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    note: z.string(),
    disputes: z.number().int(),
    result: resultFacts,
  }),
});
