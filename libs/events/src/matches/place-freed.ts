import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A place was freed too late for the waiting list: the first to join gets it (BYD-04). */
export const placeFreed = defineEvent({
  owner: 'matches',
  name: 'place-freed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** Eligible players on the waiting list, in order of arrival. */
    playerIds: z.array(z.string()),
  }),
});
