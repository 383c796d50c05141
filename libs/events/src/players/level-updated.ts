import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { numberPlayers, sport } from '../vocabulary.js';

/** What a confirmed match did to the level of one of its players (LVL-07); once for each of them. */
export const levelUpdated = defineEvent({
  owner: 'players',
  name: 'level-updated',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    matchId: z.string(),
    sport,
    numberPlayers,
    trend: z.enum(['UP', 'DOWN', 'STABLE']),
    /** The half step that is shown now. */
    level: z.number(),
    at: z.iso.datetime(),
  }),
});
