import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts } from '../competitions/league-facts.js';

/** A partner or reserve has answered or left, or too few had agreed when a phase began (LEA-02). */
export const teamChanged = defineEvent({
  owner: 'leagues',
  name: 'team-changed',
  version: 1,
  subject: (data) => data.subscriptionId,
  schema: z.object({
    subscriptionId: z.string(),
    league: leagueFacts,
    subscriberId: z.string(),
    change: z.enum(['ACCEPTED', 'DECLINED', 'LEFT', 'INCOMPLETE']),
    /** Null where the team is incomplete. */
    playerId: z.string().nullable(),
    at: z.iso.datetime(),
  }),
});
