import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A side reported the other one as absent (REP-01). */
export const noShowReported = defineEvent({
  owner: 'matches',
  name: 'no-show-reported',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    /** When it is accepted automatically. */
    countsAt: z.iso.datetime(),
  }),
});
