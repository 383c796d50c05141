import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A place was freed so late that the waiting list gives it to nobody: whoever joins first has it (BYD-04). */
export const placeFreed = defineEvent({
  owner: 'matches',
  name: 'place-freed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** Who waits and could play, in the order of arrival. */
    playerIds: z.array(z.string()),
  }),
});
