import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** A phase begins in a week (NTF-01). */
export const phaseStarting = defineEvent({
  owner: 'leagues',
  name: 'phase-starting',
  version: 1,
  subject: (data) => data.league.id,
  schema: z.object({ league: leagueFacts, phase: leaguePhase, playerIds: z.array(z.string()), startsOn: z.iso.date() }),
});
