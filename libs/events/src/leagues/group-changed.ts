import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** Snapshot of a group's members and whether its final is decided. */
export const leagueGroupChanged = defineEvent({
  owner: 'leagues',
  name: 'group-changed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.groupId,
  schema: z.object({
    groupId: z.string(),
    league: leagueFacts,
    phase: leaguePhase,
    /** From 1 on, the strongest first. */
    number: z.int().positive(),
    /** Without withdrawn and excluded members. */
    playerIds: z.array(z.string()),
    over: z.boolean(),
  }),
});
