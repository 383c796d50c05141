import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** Court, date and time are set: by somebody who is alone in the match, or because everybody accepted them (MAT-23). */
export const matchOrganised = defineEvent({
  owner: 'matches',
  name: 'match-organised',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** Who set them, or gave the last yes. */
    actorId: z.string(),
    /** Whose proposal it was, if the others were asked. */
    proposedBy: z.string().optional(),
  }),
});
