import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { numberPlayers, sport } from '../vocabulary.js';

/** Effect of a confirmed match on a player's level (LVL-07); one event per player. */
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
