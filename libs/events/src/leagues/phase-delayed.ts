import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/**
 * The groups of a phase are formed later than its first day: some charges have failed and can still be put right, until the
 * end of the day `groupsBy` (LEA-08). Then as many as `needed` have paid, or the phase is cancelled.
 */
export const phaseDelayed = defineEvent({
  owner: 'leagues',
  name: 'phase-delayed',
  version: 1,
  subject: (data) => data.league.id,
  schema: z.object({
    league: leagueFacts,
    phase: leaguePhase,
    playerIds: z.array(z.string()),
    paid: z.int().min(0),
    needed: z.int().min(1),
    groupsBy: z.iso.date(),
  }),
});
