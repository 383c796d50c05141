import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Proposed courts and times for a competition match without an agreement (BYD-10). */
export const timesProposed = defineEvent({
  owner: 'matches',
  name: 'times-proposed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** Proposals became available, or only two days of the window are left. */
    news: z.enum(['FIRST', 'RUNNING_OUT']),
    closesAt: z.iso.datetime(),
    /** Soonest first; empty without common times or courts. */
    times: z.array(z.object({ courtId: z.string(), startsAt: z.iso.datetime(), timeZone: z.string() })).max(3),
  }),
});
