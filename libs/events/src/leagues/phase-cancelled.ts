import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** Fewer than 14 have paid: the phase is cancelled and refunded through charge-refunded. */
export const phaseCancelled = defineEvent({
  owner: 'leagues',
  name: 'phase-cancelled',
  version: 1,
  subject: (data) => data.league.id,
  schema: z.object({ league: leagueFacts, phase: leaguePhase, playerIds: z.array(z.string()), at: z.iso.datetime() }),
});
