import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player has a centre among the favourites (CRT-08), or no more. */
export const favouriteChanged = defineEvent({
  owner: 'courts',
  name: 'favourite-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), courtId: z.string(), favourite: z.boolean() }),
});
