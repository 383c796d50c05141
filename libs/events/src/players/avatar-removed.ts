import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Support removed a player's picture (ADM-05). */
export const avatarRemoved = defineEvent({
  owner: 'players',
  name: 'avatar-removed',
  version: 1,
  subject: (data) => data.playerId,
  schema: z.object({
    playerId: z.string(),
    /** For the player to read; what support wrote stays in the audit log. */
    category: z.enum(['OFFENSIVE', 'ADVERTISING', 'SOMEBODY_ELSE', 'OTHER']),
  }),
});
