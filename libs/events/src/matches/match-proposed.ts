import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';
import { proposedPlan } from './proposed-plan.js';

/** A player proposed court and time to the others (MAT-23). */
export const matchProposed = defineEvent({
  owner: 'matches',
  name: 'match-proposed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    proposalId: z.string(),
    plan: proposedPlan,
    /** Players who have to answer. */
    askedIds: z.array(z.string()),
    /** When it lapses without their answers. */
    lapsesAt: z.iso.datetime(),
  }),
});
