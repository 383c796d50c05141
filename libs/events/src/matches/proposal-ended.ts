import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';
import { proposedPlan } from './proposed-plan.js';

/** Proposed court and time ended without an agreement: nobody answered in time, or the proposer took them back (MAT-23). */
export const proposalEnded = defineEvent({
  owner: 'matches',
  name: 'proposal-ended',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    how: z.enum(['LAPSED', 'WITHDRAWN']),
    proposalId: z.string(),
    proposedBy: z.string(),
    plan: proposedPlan,
    /** Players who had not answered. */
    askedIds: z.array(z.string()),
  }),
});
