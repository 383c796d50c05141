import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts, resultFacts } from './match-facts.js';

/** The result was confirmed by the other side, or automatically after three days (RES-03). */
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
    /** True for a win by walkover after a no-show (REP-01). */
    noShow: z.boolean().optional(),
    /** Disputed versions, oldest first; overturned if another score was confirmed (RES-04). */
    disputed: z.array(z.object({ enteredBy: z.string(), overturned: z.boolean() })).optional(),
  }),
});
