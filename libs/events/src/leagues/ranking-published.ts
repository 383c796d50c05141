import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts } from '../competitions/league-facts.js';

/** The ranking of a year changed with a phase (LEA-07). */
export const rankingPublished = defineEvent({
  owner: 'leagues',
  name: 'ranking-published',
  version: 1,
  subject: (data) => data.league.id,
  schema: z.object({
    league: leagueFacts,
    year: z.int(),
    positions: z.array(z.object({ playerId: z.string(), position: z.int().positive() })),
  }),
});
