import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player followed or unfollowed another. */
export const followChanged = defineEvent({
  owner: 'players',
  name: 'follow-changed',
  version: 1,
  subject: (data) => data.followerId,
  schema: z.object({
    followerId: z.string(),
    followedId: z.string(),
    following: z.boolean(),
    /** Through an invitation code (AUTH-28) rather than by hand. */
    byInvitation: z.boolean().optional(),
  }),
});
