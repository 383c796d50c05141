import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A side says that the other one did not come (REP-01). */
export const noShowReported = defineEvent({
  owner: 'matches',
  name: 'no-show-reported',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    /** When it counts by itself. */
    countsAt: z.iso.datetime(),
  }),
});
