import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { numberPlayers, sport } from '../vocabulary.js';

/** All levels of a player after a change. */
export const levelsChanged = defineEvent({
  owner: 'players',
  name: 'levels-changed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    levels: z.array(z.object({ sport, numberPlayers, rating: z.number() })),
  }),
});
