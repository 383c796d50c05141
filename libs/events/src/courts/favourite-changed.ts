import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player added a centre to the favourites or removed it (CRT-08). */
export const favouriteChanged = defineEvent({
  owner: 'courts',
  name: 'favourite-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), courtId: z.string(), favourite: z.boolean() }),
});
