import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts, leaguePhase } from '../competitions/league-facts.js';

/** Price or terms change, at least 30 days ahead; every subscriber is notified (LEA-09). */
export const termsAnnounced = defineEvent({
  owner: 'leagues',
  name: 'terms-announced',
  version: 1,
  subject: (data) => data.league.id,
  schema: z.object({
    league: leagueFacts,
    playerIds: z.array(z.string()),
    /** In integer cents of euros. */
    priceCents: z.int().positive(),
    terms: z.string().nullable(),
    /** The first phase to which they apply. */
    from: leaguePhase,
  }),
});
