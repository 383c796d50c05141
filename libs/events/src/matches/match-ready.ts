import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Court, date, time and players are complete. */
export const matchReady = defineEvent({
  owner: 'matches',
  name: 'match-ready',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, at: z.iso.datetime() }),
});
