import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts, resultFacts } from './match-facts.js';

/** The result counts: the other side confirmed, or three days passed (RES-03). */
export const resultConfirmed = defineEvent({
  owner: 'matches',
  name: 'result-confirmed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string().nullable(),
    automatic: z.boolean(),
    confirmedAt: z.iso.datetime(),
    result: resultFacts,
    /** True where the result is that the other side did not come (REP-01). */
    noShow: z.boolean().optional(),
    /** Versions that the other side disputed, oldest first; overturned where another score came to count (RES-04). */
    disputed: z.array(z.object({ enteredBy: z.string(), overturned: z.boolean() })).optional(),
  }),
});
