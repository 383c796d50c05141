import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts, resultFacts } from './match-facts.js';

/** A result was entered and waits for the other side. */
export const resultEntered = defineEvent({
  owner: 'matches',
  name: 'result-entered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    result: resultFacts,
    /** When it is confirmed automatically; null after a second dispute, when both sides have to agree (RES-04). */
    countsAt: z.iso.datetime().nullable().optional(),
  }),
});
