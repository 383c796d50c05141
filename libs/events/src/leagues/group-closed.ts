import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** The final of a group is decided. */
export const groupClosed = defineEvent({
  owner: 'leagues',
  name: 'group-closed',
  version: 1,
  subject: (data) => data.groupId,
  schema: z.object({
    groupId: z.string(),
    league: leagueFacts,
    phase: leaguePhase,
    /** Empty if both finalists lost. */
    winnerIds: z.array(z.string()),
    secondIds: z.array(z.string()),
    playerIds: z.array(z.string()),
    at: z.iso.datetime(),
  }),
});
