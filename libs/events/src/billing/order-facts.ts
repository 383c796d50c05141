import { z } from 'zod';

/** What was to be paid, as whoever asked for it knows it. */
export const orderFacts = z.object({
  dueId: z.string(),
  kind: z.enum(['TOURNAMENT', 'LEAGUE']),
  /** The registration or the phase that is paid for. */
  reference: z.string(),
  playerId: z.string(),
  /** As the player reads it, such as the name of the tournament. */
  description: z.string().optional(),
});
