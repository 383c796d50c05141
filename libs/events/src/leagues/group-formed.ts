import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** Members of a group of a phase (LEA-04). */
export const groupFormed = defineEvent({
  owner: 'leagues',
  name: 'group-formed',
  version: 1,
  subject: (data) => data.groupId,
  schema: z.object({
    groupId: z.string(),
    league: leagueFacts,
    phase: leaguePhase,
    /** From 1 on, the strongest first. */
    number: z.int().positive(),
    playerIds: z.array(z.string()),
    /** The last day of the phase. */
    endsOn: z.iso.date(),
  }),
});
