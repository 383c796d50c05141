import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';
import { proposedPlan } from './proposed-plan.js';

/** A player accepted or declined proposed court and time (MAT-23). `match-organised` follows the last yes. */
export const proposalAnswered = defineEvent({
  owner: 'matches',
  name: 'proposal-answered',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    accepted: z.boolean(),
    proposalId: z.string(),
    proposedBy: z.string(),
    plan: proposedPlan,
    /** Players who still have to answer; empty after a no. */
    askedIds: z.array(z.string()),
  }),
});
