import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** The organiser asks who play or are invited which of several times suits them. */
export const matchPollOpened = defineEvent({
  owner: 'matches',
  name: 'match-poll-opened',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    pollId: z.string(),
    /** Until when one votes. */
    closesAt: z.iso.datetime(),
  }),
});
