import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** The organiser opened a poll of times among players and invited players. */
export const matchPollOpened = defineEvent({
  owner: 'matches',
  name: 'match-poll-opened',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    pollId: z.string(),
    /** End of voting. */
    closesAt: z.iso.datetime(),
  }),
});
