import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts } from '../competitions/league-facts.js';

/** A member took the lead of the group, or a place in the final (NTF-01). */
export const standingReached = defineEvent({
  owner: 'leagues',
  name: 'standing-reached',
  version: 1,
  subject: (data) => data.groupId,
  schema: z.object({
    groupId: z.string(),
    league: leagueFacts,
    playerIds: z.array(z.string()),
    milestone: z.enum(['LEADER', 'TOP_TWO']),
    at: z.iso.datetime(),
  }),
});
