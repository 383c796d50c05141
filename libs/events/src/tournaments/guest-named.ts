import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A tournament has somebody without an account (BYD-07). Other events leave guests out. */
export const tournamentGuestNamed = defineEvent({
  owner: 'tournaments',
  name: 'guest-named',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.guestId,
  schema: z.object({
    guestId: z.string(),
    tournamentId: z.string(),
    /** Null once an account has taken the place. */
    name: z.string().nullable(),
  }),
});
