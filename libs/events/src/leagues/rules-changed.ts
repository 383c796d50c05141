import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts } from '../competitions/league-facts.js';

/** Support changed rules or prizes of a league; every subscriber is notified (LEA-09). */
export const rulesChanged = defineEvent({
  owner: 'leagues',
  name: 'rules-changed',
  version: 1,
  subject: (data) => data.league.id,
  schema: z.object({
    league: leagueFacts,
    playerIds: z.array(z.string()),
    /** The rules from now on; null where only prizes changed, or there are none any more. */
    terms: z.string().nullable(),
    at: z.iso.datetime(),
  }),
});
