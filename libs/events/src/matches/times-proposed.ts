import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Both sides of a match of a competition have agreed on no court and time, and could on these (BYD-10). */
export const timesProposed = defineEvent({
  owner: 'matches',
  name: 'times-proposed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** There are times for the first time; or only two days of the window are left. */
    news: z.enum(['FIRST', 'RUNNING_OUT']),
    closesAt: z.iso.datetime(),
    /** The soonest first; none where both sides have no time in common, or there is no court. */
    times: z.array(z.object({ courtId: z.string(), startsAt: z.iso.datetime(), timeZone: z.string() })).max(3),
  }),
});
