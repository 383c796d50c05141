import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** A subscriber asks somebody into the team, as partner or reserve; again a week before a phase without an answer (LEA-02). */
export const teammateInvited = defineEvent({
  owner: 'leagues',
  name: 'teammate-invited',
  version: 1,
  subject: (data) => data.subscriptionId,
  schema: z.object({
    subscriptionId: z.string(),
    league: leagueFacts,
    subscriberId: z.string(),
    playerId: z.string(),
    /** The first phase that they would play. */
    from: leaguePhase,
  }),
});
