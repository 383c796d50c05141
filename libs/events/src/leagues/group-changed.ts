import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** Who plays in a group now, and whether its final is decided: what is so, not what has happened. */
export const leagueGroupChanged = defineEvent({
  owner: 'leagues',
  name: 'group-changed',
  version: 1,
  subject: (data) => data.groupId,
  schema: z.object({
    groupId: z.string(),
    league: leagueFacts,
    phase: leaguePhase,
    /** From 1 on, the strongest first. */
    number: z.int().positive(),
    /** Without who abandoned or was excluded. */
    playerIds: z.array(z.string()),
    over: z.boolean(),
  }),
});
